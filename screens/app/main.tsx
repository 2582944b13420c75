/** Entry of the pages: the language first, then everything else. */
import './theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { currentLocale } from './choose-locale.ts'
import { showLanguage } from './language.ts'

const element = document.getElementById('root')
if (element === null) throw new Error('the page has no #root')

await showLanguage(currentLocale())
createRoot(element).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
