import { describe, expect, it } from 'vitest'
import { choice, number, section } from '../../../../engine/define/index.ts'
import type { NumberField } from '../../../../engine/define/index.ts'
import { compile } from '../../../../engine/index.ts'
import { textKeys } from '../../../../engine/lint/index.ts'
import { calculator } from '../calculator.ts'
import { checkRules } from './check-rules.ts'
import type { RuleCase } from './check-rules.ts'

const fields = { load: number({}), posture: choice({ options: ['flat', 'upright'] }) }
const complete = new Set([
  'sample.load.label',
  'sample.posture.label',
  'sample.posture.options.flat',
  'sample.posture.options.upright',
  'sample.sections.all',
  'sample.twice.label',
])
const texts = (key: string) => complete.has(key)

const closed = (load: Omit<NumberField, 'kind'>) =>
  calculator({
    fields: { ...fields, load: number(load) },
    layout: [section('all', ['posture']), section('more', ['load'], { extended: true })],
  })

checkRules([
  {
    claim: 'a field that must be filled in and that a closed section hides',
    rule: 'demandedInExtended',
    path: 'load',
    caught: closed({}),
    clean: closed({ required: false }),
  },
  {
    claim: 'the same; a default fills it in',
    rule: 'demandedInExtended',
    path: 'load',
    caught: closed({}),
    clean: closed({ default: 5 }),
  },
  {
    claim: 'a field without a label',
    rule: 'missingText',
    path: 'sample.weight.label',
    options: { texts },
    caught: calculator({ fields: { ...fields, weight: number({}) } }),
    clean: calculator({ fields }),
  },
  {
    claim: 'an option without a text',
    rule: 'missingText',
    path: 'sample.posture.options.tilted',
    options: { texts },
    caught: calculator({ fields: { posture: choice({ options: ['flat', 'tilted'] }) } }),
    clean: calculator({ fields }),
  },
  {
    claim: 'a section without a title',
    rule: 'missingText',
    path: 'sample.sections.other',
    options: { texts },
    caught: calculator({ fields, layout: [section('other', ['load', 'posture'])] }),
    clean: calculator({ fields, layout: [section('all', ['load', 'posture'])] }),
  },
  {
    claim: 'a derived value without a label',
    rule: 'missingText',
    path: 'sample.thrice.label',
    options: { texts },
    caught: calculator({ fields, derived: { thrice: { value: 'load * 3' } } }),
    clean: calculator({ fields, derived: { twice: { value: 'load * 2' }, hidden: { value: 'load', shown: false } } }),
  },
  {
    claim: 'a field laid out twice',
    rule: 'duplicateInLayout',
    path: 'layout.more',
    caught: calculator({ fields, layout: [section('all', ['load', 'posture']), section('more', ['load'])] }),
    clean: calculator({ fields, layout: [section('all', ['posture']), section('more', ['load'])] }),
  },
  {
    claim: 'two sections of one name',
    rule: 'duplicateInLayout',
    path: 'layout.all',
    caught: calculator({ fields, layout: [section('all', ['load']), section('all', ['posture'])] }),
    clean: calculator({ fields, layout: [section('all', ['load']), section('more', ['posture'])] }),
  },
  {
    claim: 'a field that no section shows',
    rule: 'notInLayout',
    path: 'posture',
    caught: calculator({ fields, layout: [section('all', ['load'])] }),
    clean: calculator({ fields, layout: [section('all', ['load', 'posture'])] }),
  },
  {
    claim: 'a section without items',
    rule: 'emptySection',
    path: 'layout.more',
    caught: calculator({ fields, layout: [section('all', ['load', 'posture']), section('more', [])] }),
    clean: calculator({ fields, layout: [section('all', ['load']), section('more', ['posture'])] }),
  },
] satisfies readonly RuleCase[])

describe('textKeys', () => {
  it('names every label, option and section of a calculator', () => {
    expect(new Set(textKeys(compile(calculator({ fields, derived: { twice: { value: 'load * 2' } } }))))).toEqual(complete)
  })
})
