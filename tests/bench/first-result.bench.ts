/** What it takes from the page of a calculator to its first result: keys by keyboard alone, or clicks and characters with a pointer. */
import { type Browser, chromium, type Page } from 'playwright-core'
import { calculators } from '../../schemas/registry.ts'
import { chromiumFlags, findChromium } from '../../scripts/chromium.ts'
import { formExamples } from '../e2e/form-examples.ts'
import { fiveTonnes, workedExample } from '../e2e/form.ts'
import { withBuiltServer } from './built-server.ts'
import type { Bench, Table } from './harness.ts'

const examples: Readonly<Record<number, Readonly<Record<string, string>>>> = { 30: workedExample, 300: fiveTonnes, ...formExamples }
const mostPresses = 120

/** Counts what is pressed. */
const keyboardOf = (page: Page) => {
  let keys = 0
  const press = async (key: string) => {
    keys += 1
    await page.keyboard.press(key)
  }
  /** Presses a key until something is so. */
  const pressUntil = async (key: string, isSo: () => Promise<boolean>, what: string) => {
    for (let presses = 0; presses < mostPresses; presses += 1) {
      if (await isSo()) return
      await press(key)
    }
    throw new Error(`${key} never reached ${what}`)
  }
  return {
    count: () => keys,
    press,
    pressUntil,
    type: async (text: string) => {
      keys += text.length
      await page.keyboard.type(text)
    },
    reach: (selector: string) =>
      pressUntil('Tab', () => page.evaluate((css) => document.activeElement?.matches(css) ?? false, selector), selector),
  }
}

type Effort = { readonly keys: number; readonly clicks: number; readonly characters: number }

/** The first of the fields in the order of the form: some appear only once another one is filled. */
const nextField = async (page: Page, fields: readonly string[]): Promise<string> => {
  const places = await page.evaluate((names) => {
    const inputs = [...document.querySelectorAll('main :is(input, select)')]
    const isOf = (element: Element, name: string) =>
      element.id === name || element.closest('[data-field]')?.getAttribute('data-field') === name
    return names.map((name) => inputs.findIndex((element) => isOf(element, name)))
  }, fields)
  const [first] = fields
    .map((field, index) => ({ field, place: places[index] ?? -1 }))
    .filter(({ place }) => place >= 0)
    .toSorted((one, other) => one.place - other.place)
  return first?.field ?? fields[0] ?? ''
}

/** Fills a form as it is and starts it, without a pointer; says what a pointer would have needed beside. */
async function fillByKeyboard(page: Page, example: Readonly<Record<string, string>>): Promise<Effort> {
  const keyboard = keyboardOf(page)
  let clicks = 0
  let characters = 0
  // By the link to the content, as somebody does who uses no pointer.
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  const open = new Map(Object.entries(example))
  while (open.size > 0) {
    const field = await nextField(page, [...open.keys()])
    const value = open.get(field) ?? ''
    open.delete(field)
    const radio = page.locator(`[data-field="${field}"] input[type=radio][value="${value}"]`)
    const select = page.locator(`select[id="${field}"]`)
    await page.locator(`input[id="${field}"]`).or(select).or(radio).first().waitFor({ state: 'attached' })
    if ((await radio.count()) > 0) {
      clicks += 1
      if (await radio.isChecked()) continue
      await keyboard.reach(`[data-field="${field}"] input[type=radio]`)
      if (await radio.evaluate((element) => element === document.activeElement)) await keyboard.press('Space')
      await keyboard.pressUntil('ArrowDown', () => radio.isChecked(), `${field} ${value}`)
    } else if ((await select.count()) > 0) {
      clicks += 2
      await keyboard.reach(`select[id="${field}"]`)
      await keyboard.pressUntil('ArrowDown', async () => (await select.inputValue()) === value, `${field} ${value}`)
    } else {
      clicks += 1
      characters += value.length
      await keyboard.reach(`input[id="${field}"]`)
      await keyboard.type(value)
    }
  }
  await keyboard.reach('[data-start]')
  await keyboard.press('Enter')
  await page.locator('[data-ready] ~ div > button[data-kind=primary]:focus:enabled').waitFor()
  await keyboard.press('Enter')
  await page.locator('article[data-row]').first().waitFor()
  return { keys: keyboard.count(), clicks: clicks + 2, characters }
}

async function effortOf(browser: Browser, url: string): Promise<(Effort & { readonly fields: number; readonly id: number }) | undefined> {
  const id = Number(/\d+$/.exec(url)?.[0])
  const example = examples[id]
  if (!example) return undefined
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.goto(url, { waitUntil: 'networkidle' })
    return { id, fields: Object.keys(example).length, ...(await fillByKeyboard(page, example)) }
  } finally {
    await context.close()
  }
}

async function measure(url: string): Promise<Table['rows']> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags })
  try {
    const rows: (readonly (string | number)[])[] = []
    for (const { schema } of calculators) {
      const effort = await effortOf(browser, `${url}#/selection/calc_${schema.id}`)
      if (effort) rows.push([`${effort.id} ${schema.name}`, effort.fields, effort.keys, effort.clicks, effort.characters])
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function run(): Promise<Table> {
  return {
    title: 'To the first result',
    columns: ['calculator', 'conditions', 'keys, keyboard alone', 'clicks', 'characters beside them'],
    rows: await withBuiltServer(measure),
    notes: [
      'English, 1440 px, from the page of the calculator. Keys: Tab, arrows, Enter and what is typed, really pressed. Clicks: one into each input, on each option, two for a list, Start and *Show results*.',
      'The rotating platforms begin with their defaults: one click calculates, and two lead from the start page. The servo panel needs a motor (one click, or its name) alone.',
    ],
  }
}

export const bench: Bench = { name: 'first-result', run }
