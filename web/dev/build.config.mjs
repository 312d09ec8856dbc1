import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'
export default defineConfig({ root: '/work/main/web', cacheDir: '/tmp/artvite-cache', plugins: [solid()], build: { outDir: '/tmp/artdist', emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0, rolldownOptions: { input: '/work/main/web/dev/art.html' } } })
