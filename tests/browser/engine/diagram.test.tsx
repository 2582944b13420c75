import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { choice, defineCalculator, diagram, number, section } from '../../../engine/define/index.ts'
import { compile } from '../../../engine/index.ts'
import type { DiagramProps } from '../../../engine/react/index.ts'
import { control, openForm } from './open-form.tsx'

const plan = compile(
  defineCalculator({
    id: 902,
    name: 'frame',
    fields: {
      layout: choice({ options: ['one', 'two'], default: 'one' }),
      picture: diagram({ picture: 'frame', by: 'layout', shows: ['arm', 'pitch', 'half', 'layout'] }),
      still: diagram({ picture: 'no such drawing', by: 'layout' }),
      arm: number({ unit: 'mm', min: 1, max: 1000 }),
      pitch: number({ unit: 'mm', visible: "layout == 'two'" }),
      other: number({ unit: 'mm' }),
    },
    derived: { half: { unit: 'mm', value: 'arm / 3' } },
    layout: [section('all', ['layout', 'picture', 'still', 'arm', 'pitch', 'other', 'half'])],
    request: { get: 'Frame/Calculation', query: { Layout: 'layout', Arm: 'arm', Pitch: 'pitch', Other: 'other' } },
    results: { family: 'none', overlayMs: 0 },
  }),
)

/** One entry per render of the drawing. */
let drawn: DiagramProps[] = []

function Frame(props: DiagramProps) {
  drawn.push(props)
  return (
    <svg data-focused={props.focused}>
      <text id="arm-dimension" y="20" onClick={() => props.focusField('arm')}>
        {props.format('arm')}
      </text>
    </svg>
  )
}

const last = () => drawn.at(-1)

const open = async (options: Parameters<typeof openForm>[1] = {}) => {
  const form = openForm(plan, { diagrams: { frame: Frame }, ...options })
  await expect.poll(() => document.getElementById('arm-dimension')).not.toBeNull()
  return form
}

beforeEach(() => {
  drawn = []
})
describe('a drawing with live values', () => {
  it('is given what it shows, and why a value is absent', async () => {
    const { store } = await open()
    expect(last()).toMatchObject({ option: 'one', system: 'metric', focused: undefined })
    expect(last()?.values).toEqual({ arm: undefined, pitch: undefined, half: undefined, layout: 'one' })
    expect(last()?.states).toEqual({ arm: 'missing', pitch: 'masked', half: 'missing', layout: 'known' })
    expect(last()?.format('arm')).toBe('Label arm –')
    store.dispatch({ type: 'commit', field: 'arm', text: '100' })
    await expect.poll(() => last()?.values).toEqual({ arm: 100, pitch: undefined, half: 100 / 3, layout: 'one' })
    store.dispatch({ type: 'commit', field: 'arm', text: '5000' })
    await expect.poll(() => last()?.states['arm']).toBe('invalid')
  })

  it('names amounts in the unit shown, sensibly rounded, and options by name', async () => {
    const { store } = await open()
    store.dispatch({ type: 'commit', field: 'arm', text: '100' })
    await expect.poll(() => document.getElementById('arm-dimension')?.textContent).toBe('Label arm 100 mm')
    expect(last()?.amount('half')).toBe('33.3333 mm')
    expect(last()?.amount('layout')).toBe('Option one')
    store.dispatch({ type: 'units', system: 'imperial' })
    await expect.poll(() => document.getElementById('arm-dimension')?.textContent).toBe('Label arm 3.93701 in')
    expect(last()?.values['arm']).toBe(100)
  })

  it('renders when a value it shows changes, and not when another does', async () => {
    await open()
    drawn = []
    await userEvent.fill(control('other'), '12')
    expect(drawn).toEqual([])
    await userEvent.fill(control('arm'), '12')
    await expect.poll(() => last()?.values['arm']).toBe(12)
  })

  it('knows which of its fields has the focus, and renders for no other', async () => {
    await open()
    control('arm').focus()
    await expect.poll(() => last()?.focused).toBe('arm')
    drawn = []
    control('other').focus()
    await expect.poll(() => last()?.focused).toBeUndefined()
    expect(drawn).toHaveLength(1)
    control('other').blur()
    control('other').focus()
    expect(drawn).toHaveLength(1)
  })

  it('leads from a dimension to its field', async () => {
    await open()
    await userEvent.click(document.getElementById('arm-dimension') ?? document.body)
    expect(document.activeElement?.id).toBe('arm')
    await expect.poll(() => last()?.focused).toBe('arm')
  })

  it('renders no field of the form', async () => {
    const { store, rendered } = await open()
    store.dispatch({ type: 'commit', field: 'arm', text: '50' })
    await expect.poll(() => last()?.values['arm']).toBe(50)
    rendered.length = 0
    store.dispatch({ type: 'commit', field: 'arm', text: '100' })
    await expect.poll(() => last()?.values['arm']).toBe(100)
    expect(rendered.filter((id) => id !== 'arm')).toEqual([])
  })
})

it('a picture without a drawing of its name stands for the option', async () => {
  const { store } = await open()
  const picture = () => document.querySelector('[data-field="still"] svg')?.getAttribute('data-option')
  expect(picture()).toBe('one')
  store.dispatch({ type: 'choose', field: 'layout', value: 'two' })
  await expect.poll(picture).toBe('two')
})
