/** Every call about people. */
import type { PeopleParts } from '../../people/parts.ts'
import type { GuardedCall } from '../calls/guarded-call.ts'
import { accountCalls } from './account-calls.ts'
import { favouriteCalls } from './favourite-calls.ts'
import { mergeCall } from './merge-call.ts'
import type { CatalogueLookup } from './model-place.ts'
import { projectCalls } from './project-calls.ts'
import { selectionCalls } from './selection-calls.ts'
import { shoppingCalls } from './shopping-calls.ts'
import { signInCalls } from './sign-in-calls.ts'

/** The calls for sign-in, the own account and saved items. */
export const servePeople = (parts: PeopleParts, catalogue: CatalogueLookup): readonly GuardedCall[] => [
  ...signInCalls(parts),
  ...accountCalls(parts),
  ...selectionCalls(parts, catalogue),
  ...projectCalls(parts, catalogue),
  ...favouriteCalls(parts, catalogue),
  ...shoppingCalls(parts, catalogue),
  mergeCall(parts),
]
