/** The calls that find rotating platforms: for the rows of a scene, for one motor, the reasons, the sizing of a described pair. */
import type { PairCalculation, PairFamily } from '../define/pair-family.ts'
import { customMotorUnits } from '../reducer/wire/custom-motor.ts'
import { exampleServoMotor } from '../servo-motor/example-motor.ts'
import type { ShownPair } from './card.ts'
import { exampleDemand } from './example-demand.ts'
import { rotaryLabelKey } from './labels.ts'
import type { RotaryOption } from './options.ts'
import {
  type AskedRotary,
  readCheck,
  readExplanation,
  readServoCalculation,
  readWorkingSecond,
  type RotaryPairCandidate,
} from './read-request.ts'
import { layOutPlatforms, type RotaryRows } from './rotary-rows.ts'
import { type FoundPlatforms, partsOfPlatform, platformIcons, preparePlatforms } from './search.ts'
import {
  type RecommendedChoice,
  rotaryParameterTypes,
  rotaryServoAnswer,
  rotaryServoRequest,
  workingSecondAnswer,
  workingSecondRequest,
} from './wire/calls.ts'
import { longestRotaryList, rotaryCheckAnswer, rotaryCheckRequest, rotaryExplanation, rotaryExplanationRequest } from './wire/ledger.ts'
import { rotaryService } from './wire/names.ts'
import { writeSecond } from './wire/second-demand.ts'

type Calculation = PairCalculation<RotaryRows, AskedRotary, FoundPlatforms>

/** What can still be chosen; a parameter without any option is left out. */
const choicesOf = ({ options, recommendedRatio }: FoundPlatforms): RecommendedChoice[] => {
  const all: RecommendedChoice[] = [
    {
      paramName: 'i',
      paramType: rotaryParameterTypes.radio,
      values: options.i.map(({ value, count }) => ({ value: String(value), icon: '', count })),
      ...(recommendedRatio !== undefined && { recommended: String(recommendedRatio) }),
    },
    {
      paramName: 'reducerType',
      paramType: rotaryParameterTypes.images,
      values: options.reducerType.map(({ value, count }) => ({ value, icon: platformIcons[value], count })),
    },
  ]
  return all.filter(({ values }) => values.length > 0)
}

/** Platforms, each with the best of the motors that drive it, for the rows of a scene; what can be narrowed further. */
const workingSecond: Calculation = {
  call: 'WorkingSecond',
  kind: 'workingSecond',
  request: workingSecondRequest,
  answer: ['WorkingSecond', workingSecondAnswer],
  parse: readWorkingSecond,
  example: () => writeSecond({ demand: exampleDemand }),
  write: (counted, cards, { all, asked }) => ({
    ...counted,
    calculationList: asked.quantities,
    workingList: cards.map((card) => ({ ...card, moduleIcon: card.icon })),
    selectList: choicesOf(all),
    serviceID: cards[0]?.serviceID ?? '',
  }),
}

const toOptions = (options: readonly RotaryOption<string>[]) => options.map(({ value, count }) => ({ value, icon: '', count }))

/** Platforms that one motor drives, or any motor; the choices of a group do not limit its own options. */
const platformsForMotor: Calculation = {
  call: 'ServoMotorCalculation',
  kind: 'rotaryServo',
  request: rotaryServoRequest,
  answer: ['ServoMotorCalculation', rotaryServoAnswer],
  parse: readServoCalculation,
  example: ({ motors }) => ({ sku: exampleServoMotor(motors), workingData: exampleDemand }),
  write: (counted, list, { all: { options } }) => ({
    ...counted,
    count: counted.matched,
    iList: options.i.map(({ value }) => value),
    list,
    matchList: toOptions(options.match),
    seriesList: toOptions(options.series),
  }),
}

/** Rotating platforms with the motors that drive them. */
export const rotaryPairs: PairFamily<RotaryRows, ShownPair, RotaryPairCandidate, AskedRotary, FoundPlatforms> = {
  service: rotaryService,
  choosesFrom: 'servo-motor',
  showsDemonstrations: true,
  labelKey: rotaryLabelKey,
  units: customMotorUnits,
  layOut: layOutPlatforms,
  prepare: preparePlatforms,
  partsOf: partsOfPlatform,
  calculations: [workingSecond, platformsForMotor],
  explanation: {
    kind: 'rotaryExplanation',
    request: rotaryExplanationRequest,
    answer: ['Explanation', rotaryExplanation],
    parse: readExplanation,
    example: () => ({ parameters: { workingData: exampleDemand } }),
    longestRejected: longestRotaryList,
    faultPath: 'parameters.workingData',
  },
  check: {
    kind: 'rotaryCheck',
    request: rotaryCheckRequest,
    answer: ['CheckAnswer', rotaryCheckAnswer],
    parse: readCheck,
    example: () => ({ parameters: { workingData: exampleDemand } }),
  },
}
