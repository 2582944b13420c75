/** Hydration of a form that a server rendered: without a mismatch, its controls stay, and it works. */
import { hydrateRoot } from 'react-dom/client'
import { renderToReadableStream } from 'react-dom/server'
import { expect, it, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { compile, type InitData, type Plan } from '../../../engine/index.ts'
import { CalculatorForm, createFormStore } from '../../../engine/react/index.ts'
import { duty } from '../../fixtures/schemas/duty.ts'
import { zoo, zooInits } from '../../fixtures/schemas/zoo.ts'
import { calculators } from './all-calculators.ts'
import { control } from './open-form.tsx'
import { wordsOf } from './words.ts'

const texts = wordsOf(() => undefined)

const formOf = (plan: Plan, init: InitData | undefined) => {
  const store = createFormStore(plan, init ? { init } : {})
  const form = <CalculatorForm store={store} texts={texts} drawing={() => <svg />} onStart={() => undefined} />
  return { store, form }
}

/** The HTML of a form: parts that are loaded later are waited for and stand in their places, since scripts do not run here. */
async function htmlOf(plan: Plan, init: InitData | undefined): Promise<string> {
  const stream = await renderToReadableStream(formOf(plan, init).form, { progressiveChunkSize: Infinity })
  await stream.allReady
  return new Response(stream).text()
}

/** Whether React has hydrated an element; parts that are loaded later follow the rest. */
const isHydrated = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__reactProps'))

/** Puts the HTML into the page and hydrates it; `errors`: what React reports. */
async function hydrate(plan: Plan, init?: InitData) {
  const errors: unknown[] = []
  const spy = vi.spyOn(console, 'error').mockImplementation((...said) => void errors.push(said))
  const element = document.createElement('main')
  element.innerHTML = await htmlOf(plan, init)
  document.body.append(element)
  const before = element.querySelector('input, select')
  const { store, form } = formOf(plan, init)
  const root = hydrateRoot(element, form, { onRecoverableError: (error) => errors.push(error) })
  onTestFinished(() => {
    root.unmount()
    element.remove()
    spy.mockRestore()
  })
  await expect.poll(() => [...element.querySelectorAll('input, select, button')].every(isHydrated)).toBe(true)
  return { store, errors, element, before }
}

const forms = [
  ['zoo', zoo, zooInits[0]] as const,
  ['duty', duty, undefined] as const,
  ...calculators.map(({ schema, examples }) => [schema.name, schema, examples.init] as const),
]

it.each(forms)('%s is hydrated without a mismatch, its controls stay', async (_, schema, init) => {
  const { store, errors, element, before } = await hydrate(compile(schema), init)
  store.dispatch({ type: 'units', system: 'imperial' })
  await expect.poll(() => store.system()).toBe('imperial')
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  expect(errors).toEqual([])
  expect(before?.isConnected).toBe(true)
  expect(element.querySelector('input, select')).toBe(before)
})

it('is filled in and started', async () => {
  const { store } = await hydrate(compile(duty))
  const name = `phases[0].time`
  await userEvent.fill(document.querySelector<HTMLInputElement>(`[aria-label="Label ${name}"]`) ?? control(name), '2')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => control('cycleTime').textContent).toBe('2 s')
  expect(store.value('cycleTime')).toBe(2)
})
