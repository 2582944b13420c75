import axe from 'axe-core'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { compile } from '../../../engine/index.ts'
import { zoo, zooInits } from '../../fixtures/schemas/zoo.ts'
import { control, openForm } from './open-form.tsx'

const plan = compile(zoo)

const violations = async () => {
  const { violations: found } = await axe.run(document.getElementById('root') ?? document.body)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

const open = async (init?: (typeof zooInits)[number]) => {
  const form = openForm(plan, init ? { init } : {})
  await expect.poll(() => document.querySelector('[data-start]')).not.toBeNull()
  return form
}

it('no violation while the options are on their way', async () => {
  await open()
  expect(await violations()).toEqual([])
})

it('no violation in the untouched form', async () => {
  await open(zooInits[0])
  expect(await violations()).toEqual([])
})

it('no violation with only options, all fields shown and the other branch', async () => {
  const { store } = await open(zooInits[1])
  store.dispatch({ type: 'choose', field: 'layout', value: '2x2' })
  store.dispatch({ type: 'choose', field: 'mode', value: 'time' })
  await expect.poll(() => document.getElementById('wait')).not.toBeNull()
  expect(await violations()).toEqual([])
})

it('no violation with notices, problems, chips and an announcement', async () => {
  const { store } = await open(zooInits[0])
  store.dispatch({ type: 'choose', field: 'shock', value: 'high' })
  await expect.poll(() => control('factor').tagName).toBe('INPUT')
  await userEvent.fill(control('stroke'), '5000')
  await userEvent.keyboard('{Tab}')
  await userEvent.fill(control('factor'), '9')
  await userEvent.keyboard('{Tab}')
  // Its default holds with a low shock alone: what comes back has to be entered.
  await userEvent.fill(control('arm'), '40')
  await userEvent.keyboard('{Tab}')
  await userEvent.fill(control('arm'), 'x')
  await userEvent.keyboard('{Tab}')
  await userEvent.fill(control('speed'), '-1')
  await userEvent.keyboard('{Tab}')
  await userEvent.fill(control('speed'), '0')
  await expect.poll(() => document.querySelectorAll('[data-form] [id$=-chip]').length).toBe(3)
  await expect.poll(() => document.querySelector('[data-form] [id$=-issue]')).not.toBeNull()
  expect(await violations()).toEqual([])
})

it('every field has a name, and what describes it exists', async () => {
  await open(zooInits[0])
  for (const id of ['layout', 'arm', 'factor', 'stroke', 'level', 'speed', 'series']) {
    expect(control(id).labels?.[0]?.textContent).toBe(`Label ${id}`)
  }
  for (const element of document.querySelectorAll('[aria-describedby],[aria-labelledby]')) {
    const ids = `${element.getAttribute('aria-describedby') ?? ''} ${element.getAttribute('aria-labelledby') ?? ''}`
      .split(' ')
      .filter(Boolean)
    expect(ids.filter((id) => !document.getElementById(id))).toEqual([])
  }
})
