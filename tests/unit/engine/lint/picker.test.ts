import { number } from '../../../../engine/define/index.ts'
import { calculator } from '../calculator.ts'
import { checkRules } from './check-rules.ts'

const pickedBy = (picker: string) => calculator({ fields: { load: number({ picker }) } })

checkRules([
  {
    claim: 'a picker that the screens do not have',
    rule: 'unknownPicker',
    path: 'load#picker',
    options: { pickers: ['serviceFactor'] },
    caught: pickedBy('serviceFactr'),
    clean: pickedBy('serviceFactor'),
  },
])
