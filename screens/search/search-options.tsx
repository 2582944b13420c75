/** What can be chosen in the list of the box: calculators by their names, then models in groups. The keyboard stays at the field. */
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../base/texts/texts.ts'
import { Highlighted } from '../ui/highlighted.tsx'
import { searchListId } from './search-field.tsx'
import type { FoundCalculator } from './find-calculators.ts'
import { groupsOf } from './hit-groups.ts'
import { GroupName, HitWords } from './hit-words.tsx'
import { openHit } from './open-hit.ts'
import { hitAddress } from './search-address.ts'
import type { Found } from './search-calls.ts'

export const optionId = (index: number): string => `${searchListId}-${index}`

/** The list with what it was found in. */
export type Options = { readonly calculators: readonly FoundCalculator[]; readonly hits: Found['hits']; readonly keyword: string }

/** The addresses that the options lead to, in their order. */
export const addressesOf = ({ calculators, hits, keyword }: Options): readonly string[] => [
  ...calculators.map(({ path }) => path),
  ...hits.map((hit) => hitAddress(hit, keyword)),
]

/** How near to its end the list asks for more, px. */
const nearEnd = 160

type OptionProps = {
  readonly index: number
  readonly active: number
  readonly address: string
  readonly onChoose: (event: MouseEvent) => void
  readonly children: ReactNode
}

const Option = ({ index, active, address, onChoose, children }: OptionProps) => (
  // The router’s own links would take a query for that of the document.
  <a
    href={`#${address}`}
    id={optionId(index)}
    role="option"
    aria-selected={index === active}
    tabIndex={-1}
    className="search-option"
    onClick={onChoose}
  >
    {children}
  </a>
)

const Group = ({ id, name, children }: { readonly id: string; readonly name: ReactNode; readonly children: ReactNode }) => (
  <div role="group" aria-labelledby={id}>
    <p id={id} className="search-group">
      {name}
    </p>
    {children}
  </div>
)

type Props = Options & {
  /** The option that the keyboard is at, -1 for none. */
  readonly active: number
  readonly isBusy: boolean
  readonly onChoose: () => void
  readonly onEnd: () => void
}

export const SearchOptions = ({ calculators, hits, keyword, active, isBusy, onChoose, onEnd }: Props) => {
  const { t } = useTexts('search')
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (active >= 0) list.current?.querySelector(`#${optionId(active)}`)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const places = new Map(hits.map(({ key }, at) => [key, calculators.length + at]))
  return (
    <div
      ref={list}
      id={searchListId}
      className="search-options"
      role="listbox"
      aria-label={t('label')}
      aria-busy={isBusy}
      // The keyboard is at the field; the list is scrolled from there.
      tabIndex={-1}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (scrollTop + clientHeight >= scrollHeight - nearEnd) onEnd()
      }}
    >
      {calculators.length > 0 && (
        <Group id={`${searchListId}-calculators`} name={t('groups.calculators')}>
          {calculators.map(({ id, path, name, hits: own }, index) => (
            <Option key={id} index={index} active={active} address={path} onChoose={onChoose}>
              <span className="hit-name">
                <Highlighted text={name} hits={own} />
              </span>
            </Option>
          ))}
        </Group>
      )}
      {groupsOf(hits).map((group) => (
        <Group key={group.key} id={`${searchListId}-from-${places.get(group.key)}`} name={<GroupName group={group} />}>
          {group.hits.map((hit) => (
            <Option
              key={hit.key}
              index={places.get(hit.key) ?? -1}
              active={active}
              address={hitAddress(hit, keyword)}
              onChoose={(event) => {
                onChoose()
                openHit(hitAddress(hit, keyword))(event)
              }}
            >
              <HitWords hit={hit} />
            </Option>
          ))}
        </Group>
      ))}
    </div>
  )
}
