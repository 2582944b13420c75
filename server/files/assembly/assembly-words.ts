/** Words of assemblies in files: roles, requirements, states. Names of roles and requirements are those of the pages. */
import type { Assembly, Item, ItemCode, Part, Requirement, State } from '../../../engine/assembly/assembly.ts'
import { positionOf } from '../../../engine/assembly/positions.ts'
import { formatUnit, roundedNumber } from '../../../engine/units/index.ts'
import { orderCodePartNames } from '../../../contract/catalogue/order-choices.ts'
import { makerPartNames } from '../../../contract/catalogue/maker-parts.ts'
import { listed } from '../../../engine/base/listed.ts'
import type { Locale } from '../../../i18n/locales.ts'
import type { TextParams } from '../../../i18n/lookup.ts'
import { familyNamespace } from '../../../i18n/text-files.ts'
import { translate, translateOr } from '../../../i18n/translate.ts'
import { type OrderState, orderStateText } from '../order-state.ts'

const signs = { '>=': '≥ ', '<': '< ', '=': '' } as const satisfies Record<Requirement['op'], string>

/** Members of a fixed list that are named. */
const namedOf = <Name extends string>(known: readonly Name[], names: readonly string[]): readonly Name[] =>
  known.filter((name) => names.includes(name))

/** @returns what is open in a code, as the files of its model state it */
export const orderStateOf = ({ state, parts, also }: ItemCode): OrderState => ({
  state,
  parts: namedOf(orderCodePartNames, parts),
  also: namedOf(makerPartNames, also),
})

/** @returns the words of a language */
export const assemblyWords = (locale: Locale) => {
  const say = (key: string, params: TextParams = {}): string => translate(locale, `server/assembly:${key}`, params) ?? key
  const roleName = (role: string): string => translateOr(locale, `assembly:roles.${role}`, role)
  const amount = (value: number, unit: string): string => `${roundedNumber(value)} ${formatUnit(unit, locale)}`.trim()
  const need = ({ name, op, value, unit }: Requirement): string =>
    `${translateOr(locale, `assembly:needs.${name}`, name)} ${value === undefined ? say('notStated') : `${signs[op]}${amount(value, unit)}`}`
  return {
    say,
    roleName,
    portName: (place: string): string => {
      const [role = '', port = ''] = place.split('.')
      return `${roleName(role)}: ${translateOr(locale, `assembly:ports.${port}`, port)}`
    },
    jointName: (check: string): string => translateOr(locale, `assembly:joint.${check}`, check),
    amount,
    need,
    needs: (needs: readonly Requirement[]): string => listed(needs.map(need), locale),
    state: (state: State): string => say(`states.${state}`),
    /** What the code still needs, as on data sheets. */
    codeState: (code: ItemCode): string =>
      code.state === 'unconfirmed' && code.parts.length === 0
        ? translateOr(locale, 'assembly:ownCode', code.state)
        : orderStateText(locale, orderStateOf(code)),
    /** What is to order: a code, or what an open position has to meet. */
    codeOrNeeds: (item: Item): string => {
      switch (item.kind) {
        case 'model':
          return item.code.code
        case 'open':
          return say('isOpen', { needs: listed(item.needs.map(need), locale) })
        case 'own':
          return say('own')
        case 'included':
          return say('included', { role: roleName(item.in) })
      }
    },
    set: (set: NonNullable<Part['set']>): string =>
      listed(
        set.map(({ name, quantity }) => translate(locale, `assembly:set.${name}`, { count: quantity }) ?? `${quantity} ${name}`),
        locale,
      ),
    /** What the assembly is, such as an axis. */
    wholeName: (family: string): string => translate(locale, `${familyNamespace(family)}:part`) ?? say('title'),
  }
}

/** The positions of an assembly with their numbers: each part, then what is within it. */
export const positionsOf = ({ parts }: Pick<Assembly, 'parts'>): readonly { readonly number: string; readonly part: Part }[] => {
  const inside = (outer: string | undefined): readonly Part[] => parts.filter((part) => part.in === outer)
  const withInner = (part: Part): readonly Part[] => [part, ...inside(part.role).flatMap(withInner)]
  return inside(undefined)
    .flatMap(withInner)
    .map((part) => ({ number: positionOf(parts, part), part }))
}
