import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { compile } from '../../../engine/index.ts'
import { schemaOf } from '../../bench/forms/schema.ts'
import { makeProbe, makeSpec } from '../../bench/forms/spec.ts'
import { control, openForm } from './open-form.tsx'

describe.each([40, 200])('in a form of %d numbers', (n) => {
  const spec = makeSpec(n)
  const probe = makeProbe(spec)
  const open = async () => {
    const form = openForm(compile(schemaOf(spec)))
    await expect.poll(() => document.getElementById(probe.last)).not.toBeNull()
    return form
  }

  it('one keystroke renders no field, only the derived value it feeds', async () => {
    const { rendered } = await open()
    control(probe.typed).focus()
    await userEvent.keyboard('{End}')
    rendered.length = 0
    await userEvent.keyboard('7')
    expect(rendered).toEqual([])
    await expect.poll(() => document.body.textContent).toContain(probe.expected)
  })

  it('a keystroke that makes the text wrong renders its field and the reasons beside Start', async () => {
    const { rendered } = await open()
    control(probe.typed).focus()
    await userEvent.keyboard('{End}')
    rendered.length = 0
    await userEvent.keyboard('x')
    expect(new Set(rendered)).toEqual(new Set([probe.typed]))
  })

  it('moving through the fields renders none', async () => {
    const { rendered } = await open()
    control(probe.typed).focus()
    rendered.length = 0
    await userEvent.keyboard('{Tab}{Tab}{Tab}')
    expect(rendered).toEqual([])
  })

  it('a select renders itself and the five fields it shows', async () => {
    const { rendered } = await open()
    rendered.length = 0
    await userEvent.selectOptions(control(probe.toggled), 'b')
    await expect.poll(() => probe.shown.every((id) => document.getElementById(id))).toBe(true)
    expect(rendered.toSorted()).toEqual([probe.toggled, ...probe.shown].toSorted())
  })

  it('Start renders no field', async () => {
    const { rendered, started } = await open()
    rendered.length = 0
    document.querySelector<HTMLElement>('[data-start]')?.click()
    await expect.poll(() => started.length).toBe(1)
    expect(rendered).toEqual([])
    await userEvent.click(control(probe.typed))
    rendered.length = 0
    await userEvent.keyboard('{End}7')
    expect(rendered).toEqual([])
  })
})
