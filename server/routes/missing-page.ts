/** The page shown to browsers at an unknown address; pages of the app are addressed behind the hash. */
import { html } from 'hono/html'
import { consoleTexts } from '../../i18n/translate.ts'
import type { Locale } from '../../i18n/locales.ts'

export const missingPage = (locale: Locale) => {
  const { title, body, toStart } = consoleTexts(locale).missing
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title} · Sizewright</title>
        <link rel="stylesheet" href="/docs/style.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${body}</p>
          <p><a href="/">${toStart}</a></p>
        </main>
      </body>
    </html>`
}
