/** What a site publishes: news with pictures that open large, sample books, documents, and what is said where a picture is broken. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { command, dataDirectory } from './commands.ts'

test('what an operator publishes is there for the next reader, and gone when it is taken back', async ({ page }) => {
  const id = `opening-${process.pid}`
  const entry = { id, language: 'en', title: 'Opening', date: '2026-11-25', summary: 'Today', body: ['The hall is <b>open</b>.'] }
  const file = join(dataDirectory, `${id}.json`)
  writeFileSync(file, JSON.stringify({ news: [entry] }))
  await command('site', ['content', 'demo-reducers', 'add', file])
  await page.goto(`/?site=demo-reducers#/news/${id}`)
  await expect(page.getByText('The hall is <b>open</b>.')).toBeVisible()
  await command('site', ['content', 'demo-reducers', 'remove', `news/${id}`])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not published here, or no longer available')
})
