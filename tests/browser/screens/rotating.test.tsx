import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CyclePhase, WorkingSecondAnswer } from '../../../contract/rotary-working.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { ScenePicture } from '../../../screens/drawings/scenes/scene-picture.tsx'
import { FirstStep } from '../../../screens/rotating/first-step.tsx'
import type { IndustryCalls, SceneCalls, Scenes } from '../../../screens/rotating/rotating-calls.ts'
import type { Calculated } from '../../../screens/rotating/runners.ts'
import { IndustryPage } from '../../../screens/rotating/industry-page.tsx'
import { SceneDrawer } from '../../../screens/rotating/scene-drawer.tsx'
import type { RenderPicture } from '../../../screens/rotating/scene-inputs.tsx'
import { SecondStep } from '../../../screens/rotating/second-step.tsx'
import { closePart, openPart } from './open-part.tsx'
import { problemsOfPage } from './open-screens.tsx'

afterEach(async () => {
  closePart()
  await page.viewport(1440, 900)
})

const scenes: Scenes = {
  disc: {
    type: 'disc',
    logo: 'scene-disc',
    list: [
      { name: 'tableDiameter', unit: 'mm', defaultValue: 400, min: 1, max: 10_000 },
      { name: 'angle', unit: 'deg', defaultValue: 45, min: 0.01 },
    ],
  },
  ring: { type: 'ring', logo: 'scene-ring', list: [{ name: 'rotatingMass', unit: 'kg', defaultValue: 20, min: 0.001 }] },
}
const renderPicture: RenderPicture = (name, values) => <ScenePicture name={name} values={values} />
const rows = [
  { name: 'totalInertia', value: 0.227, unit: 'kg*m^2' },
  { name: 'requiredTorque', value: 5.284, unit: 'N*m' },
  { name: 'effectiveTorque', value: 1.317, unit: 'N*m' },
]
const cycle: CyclePhase[] = [
  { kind: 'accelerate', duration: 0.15, startSpeed: 0, endSpeed: 21.43, torque: 3.523 },
  { kind: 'constant', duration: 0.2, startSpeed: 21.43, endSpeed: 21.43, torque: 0.127 },
  { kind: 'decelerate', duration: 0.15, startSpeed: 21.43, endSpeed: 0, torque: -3.269 },
  { kind: 'dwell', duration: 1.5, startSpeed: 0, endSpeed: 0, torque: 0 },
]

const calls: SceneCalls = {
  scenes: async () => scenes,
  first: async () => ({ list: rows, cycle }),
  submit: async () => ({ number: 'R-7', time: '2026-01-01T00:00:00Z' }),
}

const keepingOf = (start?: string) => {
  let kept = start
  return { read: () => kept, write: (text: string) => void (kept = text) }
}

const first = async (keeping = keepingOf(), locale: Locale = 'en') => {
  const onCalculated = vi.fn<(calculated: Calculated) => void>()
  await openPart(
    <FirstStep name="Turntable" calls={calls} keeping={keeping} renderPicture={renderPicture} onCalculated={onCalculated} />,
    locale,
  )
  return onCalculated
}

const answer: WorkingSecondAnswer = {
  calculationList: rows,
  workingList: [],
  matched: 2,
  total: 105,
  catalogueVersion: 'one',
  serviceID: '',
  selectList: [
    { paramName: 'i', paramType: 2, values: ['10', '30'].map((value) => ({ value, icon: '', count: 1 })) },
    { paramName: 'reducerType', paramType: 3, values: [{ value: 'hollowRoller', icon: '', count: 2 }] },
  ],
}

const second = async (locale: Locale = 'en', kept = JSON.stringify({ rows, cycle, picked: {}, released: [], seen: true })) => {
  const ask = vi.fn<() => Promise<WorkingSecondAnswer>>(async () => answer)
  const keeping = keepingOf(kept)
  await openPart(
    <SecondStep
      calls={{ second: ask }}
      keeping={keeping}
      renderPicture={renderPicture}
      renderResults={() => null}
      renderProgress={() => null}
      onModify={() => undefined}
    />,
    locale,
  )
  return { ask, keeping }
}

describe('the first step', () => {
  it('gives an input that is left empty its value back, and says meanwhile what is missing', async () => {
    await first()
    await page.getByLabelText('Table diameter').fill('')
    const start = page.getByRole('button', { name: 'Start calculate' })
    await expect.element(start).toHaveAccessibleDescription('Still needed: Table diameter')
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByLabelText('Table diameter')).toHaveValue('400')
    await expect.element(start).not.toHaveAccessibleDescription()
  })

  it('goes on with what was calculated, and keeps the inputs over a reload', async () => {
    const keeping = keepingOf()
    const onCalculated = await first(keeping)
    await page.getByRole('radio', { name: 'Ring or hollow cylinder' }).click({ force: true })
    await page.getByLabelText('Rotating mass').fill('25')
    await page.getByRole('button', { name: 'Start calculate' }).click()
    await vi.waitFor(() => expect(onCalculated).toHaveBeenCalledOnce())
    await first(keeping)
    await expect.element(page.getByLabelText('Rotating mass')).toHaveValue('25')
  })
})

describe('the second step', () => {
  it('draws the torque over one cycle, with what the rows say of it, as long as the cycle is known', async () => {
    await second()
    const chart = page.getByRole('figure', { name: 'Torque over one cycle' })
    await expect.element(chart.getByRole('img')).toBeVisible()
    await expect.element(chart.getByText('T 5.284')).toBeVisible()
    await expect.element(chart.getByText('Trms 1.317')).toBeVisible()
    await second('en', JSON.stringify({ rows, picked: {}, released: [], seen: true }))
    await expect.element(page.getByRole('rowheader', { name: 'Total inertia' })).toBeVisible()
    expect(chart.elements()).toEqual([])
  })

  it('chooses a single type by itself; a press on the ratio chosen takes it back', async () => {
    const { ask } = await second()
    await expect.element(page.getByRole('radio', { name: 'Hollow, crossed roller bearing, 2 models' })).toBeChecked()
    expect(ask).toHaveBeenCalledTimes(2)
    const ratio = page.getByRole('radio', { name: '30, 1 model' })
    await ratio.click()
    await expect.element(ratio).toBeChecked()
    await ratio.click()
    await expect.element(ratio).not.toBeChecked()
  })
})

const industry = async (locale: Locale = 'en') => {
  const value = { value: 'hollowRoller', icon: '', count: 3 }
  const found = {
    count: 3,
    matched: 3,
    total: 105,
    catalogueVersion: 'one',
    iList: [10, 30],
    list: [],
    matchList: [value],
    seriesList: [{ ...value, value: 'HP' }],
  }
  const ask = vi.fn<IndustryCalls['platforms']>(async () => found)
  await openPart(
    <IndustryPage
      name="Rotating platform"
      calls={{ platforms: ask }}
      keeping={keepingOf()}
      renderSceneDrawer={({ onFill }) => (
        <button type="button" onClick={() => onFill({ type: 'fill', request: { type: 'disc', list: [] }, rows, cycle })}>
          Fill
        </button>
      )}
      renderMotor={() => null}
      renderResults={() => null}
    />,
    locale,
  )
  return ask
}

describe('the industry page', () => {
  it('asks for what is filled in and ticked', async () => {
    const ask = await industry()
    await expect.element(page.getByText('Fill in the conditions from a working scene first')).toBeVisible()
    await page.getByRole('button', { name: 'Calculate from a working scene' }).click()
    await page.getByRole('button', { name: 'Fill', exact: true }).click()
    await page.getByRole('checkbox', { name: 'HP (3)' }).click()
    await vi.waitFor(() => expect(ask.mock.calls.at(-1)?.[0]).toEqual({ workingData: rows, seriesList: ['HP'] }))
    await expect.element(page.getByText('3 platforms')).toBeVisible()
    expect(await problemsOfPage()).toEqual([])
  })
})

describe('the working-scene drawer', () => {
  it('calculates, fills in and submits once', async () => {
    const onFill = vi.fn<(calculated: Calculated) => void>()
    await openPart(
      <SceneDrawer calls={calls} keeping={keepingOf()} renderPicture={renderPicture} onFill={onFill} onClose={() => undefined} />,
    )
    await page.getByRole('button', { name: 'Go to calculate' }).click()
    await expect.element(page.getByRole('rowheader', { name: 'Total inertia' })).toBeVisible()
    await page.getByRole('button', { name: 'Fill into the condition selection' }).click()
    expect(onFill).toHaveBeenCalledOnce()
    await page.getByRole('button', { name: 'Submit to manufacturer' }).click()
    await expect.element(page.getByText('Submit success: record R-7')).toBeVisible()
  })
})

describe.each([
  [1440, 'en'],
  [360, 'en'],
  [360, 'ru'],
  [360, 'zh-Hans'],
] as const)('the rotating flow at %i px in %s', (width, locale) => {
  it('has no accessibility problems and no sideways scrolling in the first step', async () => {
    await page.viewport(width, 800)
    await first(keepingOf(), locale)
    await expect.element(page.getByRole('textbox').first()).toBeVisible()
    expect(await problemsOfPage()).toEqual([])
  })

  it('has none in the second step', async () => {
    await page.viewport(width, 800)
    await second(locale)
    await expect.element(page.getByRole('radio').first()).toBeInTheDocument()
    expect(await problemsOfPage()).toEqual([])
  })
})
