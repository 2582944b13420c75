/** Options of the search box: calculators by name, then models in groups. The focus stays in the field. */
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../base/texts/texts.ts'
import { Highlighted } from '../ui/highlighted.tsx'
import { optionId } from '../ui/use-combobox.ts'
import { searchListId } from './search-field.tsx'
import type { FoundCalculator } from './find-calculators.ts'
import { groupsOf } from './hit-groups.ts'
import { hitRow, stickyHeading } from './hit-row.ts'
import { GroupName, HitWords } from './hit-words.tsx'
import { openHit } from './open-hit.ts'
import { hitAddress } from './search-address.ts'
import type { SearchHits } from './search-calls.ts'

/** The options with the keyword they match. */
export type Options = { readonly calculators: readonly FoundCalculator[]; readonly hits: SearchHits['hits']; readonly keyword: string }

/** Returns the addresses of the options, in order. */
export const addressesOf = ({ calculators, hits, keyword }: Options): readonly string[] => [
  ...calculators.map(({ path }) => path),
  ...hits.map((hit) => hitAddress({ hit, keyword })),
]

/** Distance from the end at which more hits are requested, px. */
const nearEnd = 160

type OptionProps = {
  readonly index: number
  readonly active: number
  readonly address: string
  readonly onChoose: (event: MouseEvent) => void
  readonly children: ReactNode
}

const Option = ({ index, active, address, onChoose, children }: OptionProps) => (
  // A plain link: the router's own would treat the query as that of the document.
  <a
    href={`#${address}`}
    id={optionId(searchListId, index)}
    role="option"
    aria-selected={index === active}
    tabIndex={-1}
    className={`${hitRow} chosen:bg-main-soft chosen:ring-chosen`}
    onClick={onChoose}
  >
    {children}
  </a>
)

const Group = ({ id, name, children }: { readonly id: string; readonly name: ReactNode; readonly children: ReactNode }) => (
  <div role="group" aria-labelledby={id}>
    <p id={id} className={stickyHeading}>
      {name}
    </p>
    {children}
  </div>
)

type Props = Options & {
  /** Index of the option active for the keyboard, -1 for none. */
  readonly active: number
  readonly isBusy: boolean
  readonly onChoose: () => void
  readonly onEnd: () => void
}

export const SearchOptions = ({ calculators, hits, keyword, active, isBusy, onChoose, onEnd }: Props) => {
  const { t, locale } = useTexts('search')
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (active >= 0) list.current?.querySelector(`#${optionId(searchListId, active)}`)?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const places = new Map(hits.map(({ key }, at) => [key, calculators.length + at]))
  return (
    <div
      ref={list}
      id={searchListId}
      className="min-h-0 overflow-y-auto overscroll-contain scrollbar-thin aria-busy:pending"
      role="listbox"
      aria-label={t('label')}
      aria-busy={isBusy}
      // Not focusable: the field controls the list by keyboard.
      tabIndex={-1}
      onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
        if (scrollTop + clientHeight >= scrollHeight - nearEnd) onEnd()
      }}
    >
      {calculators.length > 0 && (
        <Group id={`${searchListId}-calculators`} name={t('groups.calculators')}>
          {calculators.map(({ id, path, name, hits: own }, index) => (
            <Option key={id} index={index} active={active} address={path} onChoose={onChoose}>
              <span className="wrap-anywhere">
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
              address={hitAddress({ hit, keyword })}
              onChoose={(event) => {
                onChoose()
                openHit({ hit, keyword }, locale)(event)
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
