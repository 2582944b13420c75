import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { choice, list, number } from '../../../engine/define/index.ts'
import type { Rule } from '../../../engine/define/index.ts'
import { compile } from '../../../engine/index.ts'
import { calculator } from '../../unit/engine/calculator.ts'
import { control, fieldOf, openForm } from './open-form.tsx'

const share = { holds: 'each <= 80[kN]', at: ['load', 'jacks'] } as const satisfies Rule

const lift = (rules: Readonly<Record<string, Rule>>) =>
  compile(
    calculator({
      fields: {
        load: number({ unit: 'kN', min: 1 }),
        drive: choice({ options: ['hand', 'motor'], required: false }),
        jacks: number({ min: 1 }),
      },
      derived: { each: { unit: 'kN', value: 'load / jacks' } },
      rules,
    }),
  )

const open = async (rules: Readonly<Record<string, Rule>>) => {
  const form = openForm(lift(rules), { aloud: true })
  await expect.poll(() => document.querySelector('[data-start]')).not.toBeNull()
  // The sentences of rules are a file of their own.
  await import('../../../engine/react/rule-watch.ts')
  return form
}
const type = async (id: string, text: string) => {
  await userEvent.click(control(id))
  await userEvent.fill(control(id), text)
}
const start = () => page.getByRole('button', { name: 'Start' })
const sentence = 'share: 500 kN on 4 by – is 125 kN, {'

describe('a rule', () => {
  it('is said at its first field, with values, once the last of its fields is left; and goes as soon as it holds', async () => {
    await open({ share })
    await type('load', '500')
    await type('jacks', '4')
    expect(fieldOf('load')).not.toContain('share')
    await userEvent.tab()
    await expect.poll(() => fieldOf('load')).toContain(sentence)
    expect(fieldOf('jacks')).not.toContain('share')
    await expect.element(page.getByLabelText('Label load')).toHaveAccessibleDescription(/share: 500 kN on 4 by – is 125 kN, \{$/)
    await expect.element(page.getByLabelText('Label load')).toHaveAttribute('aria-invalid', 'true')
    await type('load', '300')
    await expect.poll(() => fieldOf('load')).not.toContain('share')
  })

  it('names other values as soon as they are others', async () => {
    await open({ share })
    await type('load', '500')
    await type('jacks', '4')
    await userEvent.tab()
    await expect.poll(() => fieldOf('load')).toContain(sentence)
    await userEvent.selectOptions(control('drive'), 'motor')
    await type('jacks', '5')
    await userEvent.tab()
    await expect.poll(() => fieldOf('load')).toContain('share: 500 kN on 5 by Option motor is 100 kN, {')
  })

  it('that refuses keeps Start closed, which says it and leads there', async () => {
    const { started, announced } = await open({ share })
    await type('load', '500')
    await type('jacks', '4')
    await expect.element(start()).toHaveAttribute('title', 'Still needed: Label load')
    control('load').form?.requestSubmit()
    await expect.poll(() => announced).toEqual([sentence])
    expect(document.activeElement?.id).toBe('load')
    expect(started).toEqual([])
  })

  it('that warns does not, and makes no value invalid', async () => {
    const { started } = await open({ share: { ...share, level: 'warn' } })
    await type('load', '500')
    await type('jacks', '4')
    await userEvent.tab()
    await expect.poll(() => fieldOf('load')).toContain(sentence)
    await expect.element(page.getByLabelText('Label load')).toHaveAttribute('aria-invalid', 'false')
    await userEvent.click(start())
    await expect.poll(() => started.length).toBe(1)
  })
})

it('a rule of rows is said at the cell of its row once it was left, with the values of that row, and goes with a row before it', async () => {
  const row = { time: number({ unit: 's', required: false }), load: number({ unit: 'kN', required: false }) }
  const rowRules = { share: { holds: 'load <= 10 && time >= (previous.time ?? 0[s])', at: ['time', 'load'] } } as const
  openForm(
    compile(calculator({ fields: { phases: list({ row, rowRules, minRows: 2 }) }, request: { get: 'Sample/Calculation', query: {} } })),
    { aloud: true },
  )
  await expect.poll(() => document.getElementById('phases-2-load')).not.toBeNull()
  await import('../../../engine/react/rule-watch.ts')
  const cell = (number: number, name: string) => control(`phases-${number}-${name}`)
  const said = () => [1, 2].map((number) => document.querySelector(`#phases-${number}-time-issue`)?.textContent)
  const fill = async (number: number, name: string, text: string) => {
    await userEvent.fill(cell(number, name), text)
    await userEvent.tab()
  }
  await fill(1, 'time', '5')
  await fill(1, 'load', '3')
  await fill(2, 'time', '4')
  expect(said()).toEqual([undefined, undefined])
  await fill(2, 'load', '2')
  await expect.poll(said).toEqual([undefined, 'share: 2 kN on – by – is –, {'])
  expect(cell(2, 'time').getAttribute('aria-invalid')).toBe('true')
  await fill(1, 'time', '4')
  await expect.poll(said).toEqual([undefined, undefined])
})
