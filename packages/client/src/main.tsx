import './styles/index.css'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { keepOffline } from './app/offline/offline.ts'
import { prepare } from './app/screens.tsx'
import { drawSea } from './app/sea/sea.ts'
import { beginSettings } from './app/settings.ts'

const screen = prepare(location.pathname)
await beginSettings()
await screen
const page = document.getElementById('app')
if (page !== null) createRoot(page).render(<App />)
drawSea()
keepOffline()
