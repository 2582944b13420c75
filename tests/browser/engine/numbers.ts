import { expect } from 'vitest'
import { userEvent } from 'vitest/browser'
import { choice, defineCalculator, number, section } from '../../../engine/define/index.ts'
import { compile } from '../../../engine/index.ts'
import { control, openForm } from './open-form.tsx'

/** Numbers of every policy. */
const plan = compile(
  defineCalculator({
    id: 901,
    name: 'numbers',
    init: { get: 'Numbers/CalculationInit', numbers: { longest: 'mm', shortest: 'mm' } },
    fields: {
      kind: choice({ options: ['short', 'long'], default: 'long' }),
      snapped: number({ unit: 'mm', min: 10, max: 1000, onOutOfRange: 'snap' }),
      corrected: number({ unit: 'mm', min: 10, max: 1000, onOutOfRange: 'correct' }),
      refused: number({ unit: 'mm', min: 10, max: 1000, onOutOfRange: 'reject' }),
      hinted: number({ unit: 'mm', min: 10, max: 1000, onOutOfRange: 'hint' }),
      positive: number({ unit: 'mm', exclusiveMin: 0 }),
      grid: number({ min: 0, max: 10, step: 0.25 }),
      few: number({ unit: 'mm', min: 1, max: 5, step: 1 }),
      hideable: number({ unit: 'mm', visible: "kind == 'long'" }),
      emptied: number({ onNotANumber: 'empty' }),
      restored: number({ default: 3, onEmptyBlur: 'restorePrevious' }),
      advised: number({ unit: 'mm', min: 'init.shortest', max: 'init.longest', onOutOfRange: 'hint' }),
      time: number({ unit: 's', min: '2 * sqrt(positive / 300[mm/s^2])' }),
      limited: number({ unit: 'mm', max: 'init.longest', onOutOfRange: 'snap' }),
    },
    derived: { twice: { unit: 'mm', value: 'positive * 2' } },
    layout: [
      section('all', [
        'kind',
        'snapped',
        'corrected',
        'refused',
        'hinted',
        'positive',
        'twice',
        'grid',
        'few',
        'hideable',
        'emptied',
        'restored',
        'advised',
        'time',
        'limited',
      ]),
    ],
    request: { get: 'Numbers/Calculation', query: { Snapped: 'snapped' } },
    results: { family: 'none', overlayMs: 0 },
  }),
)

/** Opens it and waits for its last field. */
export const open = async (system: 'metric' | 'imperial' = 'metric', options: Parameters<typeof openForm>[1] = {}) => {
  const form = openForm(plan, { ...options, system })
  await expect.poll(() => document.getElementById('limited')).not.toBeNull()
  return form
}

/** Clicks into a field and types. */
export const type = async (id: string, text: string) => {
  await userEvent.click(control(id))
  await userEvent.keyboard(text)
}
