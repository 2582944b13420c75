import { expect, it } from 'vitest'
import * as fields from '../../../engine/define/fields.ts'
import * as entry from '../../../engine/library/define/index.ts'

it('the entry ./define has every builder', () => {
  expect(Object.keys(entry)).toEqual(expect.arrayContaining(Object.keys(fields)))
})
