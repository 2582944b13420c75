/** Entry point of the pages: loads the language, then renders. */
import './theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { currentLocale } from '../base/texts/choose-locale.ts'
import { enterSite } from '../base/site/enter-site.ts'
import { shownFault } from '../base/page/error-boundary.tsx'
import { showLanguage } from '../base/texts/language.ts'
import { loadFont } from '../base/texts/load-font.ts'
import { note } from '../base/api/notes.ts'
import { showTheme } from '../base/browser/theme-setting.ts'

/** Buffers faults; the logs load after the first page or with the first fault. */
const tellFault = (fault: Event) => {
  note({ fault })
  void import('../base/logs/start-logs.ts').then(
    (logs) => logs.startLogs(),
    () => undefined,
  )
}
for (const kind of ['error', 'unhandledrejection', shownFault]) addEventListener(kind, tellFault)

// Production builds have no inspector.
if (import.meta.env.DEV) {
  void import('../playground/start-inspector.tsx').then(
    ({ startInspector }) => startInspector(),
    () => undefined,
  )
}

showTheme()
const { leaving, unknown } = enterSite()

const element = document.getElementById('root')
if (element === null) throw new Error('the page has no #root')

// No top-level await: modules loaded meanwhile may import this one.
if (!leaving) {
  const locale = currentLocale()
  const font = loadFont("14px 'Plex'", locale === 'ru' ? 'Aя' : 'A')
  void showLanguage(locale)
    .then(() => font)
    .then(() =>
      createRoot(element).render(
        <StrictMode>
          <App unknownSite={unknown} />
        </StrictMode>,
      ),
    )
}
