import { choice, choices } from '../../../../engine/define/index.ts'
import { calculator } from '../calculator.ts'
import { checkRules } from './check-rules.ts'

const init = { get: 'Sample/Init', lists: { layouts: {} } }
const listed = (layouts: readonly string[]) => ({ init: { layouts } })

checkRules([
  {
    claim: 'written options that stand in order already',
    rule: 'uselessSort',
    path: 'layout#sort',
    caught: calculator({ fields: { layout: choice({ options: ['1x1', '2x1', '10x1'], sort: 'byNumber' }) } }),
    clean: calculator({ fields: { layout: choice({ options: ['10x1', '2x1', '1x1'], sort: 'byNumber' }) } }),
  },
  {
    claim: 'options without a number',
    rule: 'uselessSort',
    path: 'posture#sort',
    caught: calculator({ fields: { posture: choices({ options: ['upright', 'flat'], sort: 'byNumber' }) } }),
    clean: calculator({ fields: { posture: choices({ options: ['upright', 'flat'] }) } }),
  },
  {
    claim: 'a list of the answer without a number',
    rule: 'uselessSort',
    path: 'layout#sort',
    options: listed(['b', 'a']),
    caught: calculator({ init, fields: { layout: choice({ optionsFrom: 'init.layouts', sort: 'byNumber' }) } }),
    clean: calculator({ init, fields: { layout: choice({ optionsFrom: 'init.layouts' }) } }),
  },
  {
    claim: 'written options that are hidden when there are none',
    rule: 'uselessHide',
    path: 'layout#onNoOptions',
    caught: calculator({ fields: { layout: choice({ options: ['a', 'b'], onNoOptions: 'hide' }) } }),
    clean: calculator({ init, fields: { layout: choice({ optionsFrom: 'init.layouts', onNoOptions: 'hide' }) } }),
  },
  {
    claim: 'a field unlocked by one that an empty list hides',
    rule: 'visibilityDeadlock',
    path: 'series#unlockedBy',
    caught: calculator({
      init,
      fields: {
        layout: choice({ optionsFrom: 'init.layouts', onNoOptions: 'hide' }),
        series: choice({ options: ['a', 'b'], unlockedBy: 'layout' }),
      },
    }),
    clean: calculator({
      init,
      fields: {
        layout: choice({ optionsFrom: 'init.layouts', onNoOptions: 'hide' }),
        series: choice({ optionsFrom: 'init.layouts', onNoOptions: 'hide', unlockedBy: 'layout' }),
      },
    }),
  },
  {
    claim: 'a parameter calculated from a choice that an empty list hides',
    rule: 'maskedFeedsVisible',
    path: 'request.Twice',
    caught: calculator({
      init: { get: 'Sample/Init', lists: { layouts: { pitch: 'number' } } },
      fields: { layout: choice({ optionsFrom: 'init.layouts', onNoOptions: 'hide' }) },
      request: { get: 'S/C', query: { Twice: 'layout.pitch * 2' } },
    }),
    clean: calculator({
      init: { get: 'Sample/Init', lists: { layouts: { pitch: 'number' } } },
      fields: { layout: choice({ optionsFrom: 'init.layouts', onNoOptions: 'hide' }) },
      request: { get: 'S/C', query: { Twice: { value: 'layout.pitch * 2', optional: true } } },
    }),
  },
])
