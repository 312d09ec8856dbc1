import './styles/tokens.css'
import './styles/base.css'
import './styles/board.css'
import './styles/home.css'
import './styles/lobby.css'
import './styles/play.css'
import './styles/end.css'
import './pages/shell.css'
import { render } from 'solid-js/web'
import { App } from './pages/App.tsx'

const root = document.getElementById('app')
if (root) render(() => <App />, root)
