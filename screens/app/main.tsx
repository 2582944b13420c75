/** Entry of the pages: the language first, then everything else. */
import './theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { currentLocale } from '../base/choose-locale.ts'
import { enterSite } from '../base/enter-site.ts'
import { fetchTexts, showLanguage } from '../base/language.ts'
import { showTheme } from '../base/theme-setting.ts'
import { showToast } from '../ui/toast.tsx'

showTheme()
const { leaving, unknown } = enterSite()

const element = document.getElementById('root')
if (element === null) throw new Error('the page has no #root')

// No `await` of this module: what is fetched meanwhile may need a part of it.
const show = async () => {
  const locale = currentLocale()
  await showLanguage(locale)
  if (unknown !== undefined) showToast((await fetchTexts('shell', locale))('site.unknown', { key: unknown }) ?? unknown, 'problem')
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
if (!leaving) void show()
