import { describeSelectionLaws } from './selection-laws.ts'

await describeSelectionLaws({ inRankOrder: true })
