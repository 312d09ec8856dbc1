import { defineConfig } from 'vite'
import solid from 'vite-plugin-solid'
export default defineConfig({ root: '/work/main/web', cacheDir: '/tmp/artvite-cache', plugins: [solid()], server: { port: 5391, strictPort: true, fs: { allow: ['/work/main'] } } })
