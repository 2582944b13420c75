/** Results that are values: they follow every key, say what they wait for, open to their explanation, and can be asked backwards. */
import axe from 'axe-core'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { compile } from '../../../engine/index.ts'
import { ValueResults } from '../../../engine/react/index.ts'
import { valuesAsText } from '../../../engine/react/values-as-text.ts'
import type { ValueWords } from '../../../engine/react/value-explained.tsx'
import { column } from '../../../schemas/zoo/column.ts'
import { control, openForm, plainWords } from './open-form.tsx'

const words: ValueWords = {
  source: (source) => `Source: ${source}`,
  cell: ({ share, value, place }) => `${share} of ${value} at ${place}`,
  solve: {
    title: 'Find an input',
    input: 'Input',
    target: (name) => `Target: ${name}`,
    find: 'Find',
    take: ({ name, value }) => `Use ${name} = ${value}`,
    none: ({ least, most }) => `None: ${least} to ${most}`,
    jump: ({ before, after }) => `Jump: ${before} to ${after}`,
    blocked: 'Blocked',
  },
}

const open = async () => {
  const form = openForm(compile(column))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(<ValueResults store={form.store} texts={plainWords} words={words} />)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  await expect.poll(() => document.querySelectorAll('[data-result]').length).toBe(5)
  return form
}

const result = (name: string) => document.querySelector(`[data-result="${name}"]`)?.querySelector('output')?.textContent
const fill = async (values: Readonly<Record<string, string>>) => {
  for (const [id, text] of Object.entries(values)) await userEvent.fill(control(id), text)
}

it('follows every key, has no Start, and says what it waits for', async () => {
  const form = await open()
  expect(document.querySelector('[data-start]')).toBeNull()
  expect(result('safety')).toBe('Still needed: Label ends, Label length, Label diameter, Label limit, Label load')
  await userEvent.click(page.getByRole('radio', { name: 'Option fixedPinned' }))
  await fill({ length: '1500', diameter: '25', limit: '190', load: '20' })
  await expect.poll(() => result('safety')).toBe('1.8')
  expect(result('critical')).toBe('36.05 kN')
  expect(valuesAsText(form.store, plainWords).split('\n')[1]).toBe('Label critical\t36.05\tkN')
  await fill({ load: '10' })
  await expect.poll(() => result('safety')).toBe('3.6')
  await fill({ length: '7000' })
  await expect.poll(() => result('safety')).toContain('aboveMaximum')
  expect(result('inertia')).toBe('19170 mm^4')
  await userEvent.click(page.getByRole('button', { name: /Label length: aboveMaximum/ }).first())
  expect(document.activeElement?.id).toBe('length')
  await userEvent.keyboard('{Enter}')
  expect(form.started).toEqual([])
})

it('opens to its formula with numbers and its source, and finds the input of a target', async () => {
  const form = await open()
  await userEvent.click(page.getByRole('radio', { name: 'Option fixedPinned' }))
  await fill({ length: '1500', diameter: '25', limit: '190', load: '20' })
  await userEvent.click(page.getByRole('button', { name: 'Formula: Label elastic' }))
  await expect.element(page.getByText('Source: Euler')).toBeVisible()
  await expect.poll(() => document.querySelectorAll('[data-result="elastic"] math').length).toBe(2)
  await userEvent.click(page.getByRole('button', { name: 'Formula: Label safety' }))
  const search = page.getByRole('group', { name: 'Find an input' }).first()
  await userEvent.selectOptions(search.getByLabelText('Input'), 'length')
  await userEvent.fill(search.getByLabelText('Target: Label safety'), '3')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(search.getByRole('button', { name: 'Use Label length = 1162.65 mm' }))
  await expect.poll(() => result('safety')).toBe('3')
  expect(form.store.state().inputs['length']).toBeCloseTo(1162.65489, 3)
  expect(form.store.changes()).toMatchObject([{ field: 'length', rule: 'picked' }])
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
