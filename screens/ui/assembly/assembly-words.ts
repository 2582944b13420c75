/** Words for assemblies: roles, state, requirements, totals, and what an order code still needs. */
import type { Assembly, Figure, Item, ItemCode, Part, Requirement, Total } from '../../../engine/assembly/assembly.ts'
import { makerPartNames } from '../../../contract/catalogue/maker-parts.ts'
import { orderCodePartNames } from '../../../contract/catalogue/order-choices.ts'
import { useOrderWords } from '../../base/catalogue/order-words.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { inSentence } from '../../../engine/texts/in-sentence.ts'
import { useTexts } from '../../base/texts/texts.ts'

const signs = { '>=': '≥ ', '<': '< ', '=': '' } as const satisfies Record<Requirement['op'], string>

/** Returns the members of a fixed list that were named. */
const namedOf = <Name extends string>(known: readonly Name[], names: readonly string[]): readonly Name[] =>
  known.filter((name) => names.includes(name))

const isDecisive = ({ item }: Part): boolean => item.kind === 'open' && item.decisive

/** Roles of the parts and both roles of the joints with this state. */
const rolesIn = ({ parts, joints }: Pick<Assembly, 'parts' | 'joints'>, state: Assembly['state']): readonly string[] => [
  ...new Set([
    ...parts.filter((part) => part.state === state).map(({ role }) => role),
    ...joints.filter((joint) => joint.state === state).flatMap(({ a, b }) => [a, b].map((port) => port.split('.')[0] ?? port)),
  ]),
]

/** Words for what fills a position. */
const useItemWords = () => {
  const { t, find, listed } = useTexts('assembly')
  const { inWords } = useQuantity()
  const roleName = (role: string): string => find(`roles.${role}`) ?? role
  const needName = (name: string): string => find(`needs.${name}`) ?? name
  const needValue = ({ op, value, unit }: Requirement): string =>
    value === undefined ? t('fit.notKnown') : `${signs[op]}${inWords(value, unit)}`
  const needsInWords = (needs: readonly Requirement[]): string => listed(needs.map((need) => `${needName(need.name)} ${needValue(need)}`))
  const itemName = (item: Item): string => {
    if (item.kind === 'model') return item.name
    if (item.kind === 'included') return t('included', { name: roleName(item.in) })
    return t(item.kind === 'own' ? 'own' : 'toAdd')
  }
  /** Returns the order code of a model, or the requirements of an open position. */
  const itemInWords = (item: Item): string => {
    if (item.kind === 'model') return item.code.code
    return item.kind === 'open' ? needsInWords(item.needs) : itemName(item)
  }
  return {
    roleName,
    /** Names of roles within a sentence. */
    roles: (names: readonly string[]) => listed(names.map((name) => inSentence(roleName(name)))),
    needName,
    needValue,
    needsInWords,
    itemName,
    itemInWords,
  }
}

export const useAssemblyWords = () => {
  const { t, find, listed } = useTexts('assembly')
  const { inWords } = useQuantity()
  const order = useOrderWords()
  const items = useItemWords()
  const { roles } = items
  return {
    ...items,
    t,
    find,
    listed,
    /** The state of the whole in one sentence; what is worst comes first. */
    stateOf: (assembly: Pick<Assembly, 'parts' | 'joints' | 'state'>): string => {
      const { state, parts } = assembly
      if (state === 'complete') return t('state.complete')
      if (state !== 'open') return t(`state.${state}`, { names: roles(rolesIn(assembly, state)) })
      const open = parts.filter(isDecisive)
      return open.length > 0
        ? t('state.open', { count: open.length, names: roles(open.map(({ role }) => role)) })
        : t('state.codes', { names: roles(rolesIn({ parts, joints: [] }, 'open')) })
    },
    whyOpen: ({ why }: Extract<Item, { readonly kind: 'open' }>): string => find(`why.${why}`) ?? t('notInCatalogue'),
    total: (figure: Figure): string => {
      if ('missing' in figure) return t('fit.notKnown')
      const value = inWords(figure.value, figure.unit)
      return figure.without ? t('atLeast', { value }) : value
    },
    without: (figure: Figure): string => {
      const lacking = 'missing' in figure ? [] : (figure.without ?? [])
      return lacking.length > 0 ? t('without', { names: roles(lacking) }) : ''
    },
    totalName: (total: Total): string => t(`totals.${total}`),
    /** What the code still needs; '' if it can be ordered. */
    codeRemark: ({ state, parts, also }: ItemCode): string => {
      if (state === 'unconfirmed' && parts.length === 0) return t('ownCode')
      if (state !== 'whole') {
        return order.t(`complete.${state}`, { parts: order.listed(namedOf(orderCodePartNames, parts).map(order.nameOf)) })
      }
      const further = namedOf(makerPartNames, also)
      return further.length > 0 ? order.t('complete.wholeButAlso', { parts: order.listed(further.map(order.makerPart)) }) : ''
    },
    setOf: (set: NonNullable<Part['set']>): string =>
      listed(set.map(({ name, quantity }) => find(`set.${name}`, { count: quantity }) ?? `${quantity} ${name}`)),
  }
}
