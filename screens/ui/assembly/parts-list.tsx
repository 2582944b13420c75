/** The positions of an assembly: role, model or requirement, quantity, order code with what it still needs, use. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Item, Part } from '../../../engine/assembly/assembly.ts'
import { positionOf } from '../../../engine/assembly/positions.ts'
import { useFamilyNames } from '../../base/texts/family-names.tsx'
import { productPath } from '../../base/catalogue/product-path.ts'
import { useQuantity } from '../../base/texts/quantity.ts'
import { BasisTag } from '../basis-tag.tsx'
import { CopyButton } from '../copy-button.tsx'
import { Thumbnail } from '../pictures/thumbnail.tsx'
import { fillingFamilies } from '../../base/catalogue/filling-families.ts'
import { UtilisationBar } from '../utilisation-bar.tsx'
import { useAssemblyWords } from './assembly-words.ts'

type ModelItem = Extract<Item, { readonly kind: 'model' }>

/** Families without pages of their own. */
const withoutPage: ReadonlySet<string> = new Set(['servo-motor', 'ac-motor', ...fillingFamilies])

const ModelName = ({ item: { family, series, sku, name, maker } }: { readonly item: ModelItem }) => (
  <span>
    {withoutPage.has(family) ? (
      <strong>{name}</strong>
    ) : (
      <Link className="font-semibold underline" href={productPath({ serviceID: series, driveID: sku })}>
        {name}
      </Link>
    )}
    <small className="pl-2 text-note text-ink-faint">{maker}</small>
  </span>
)

const Code = ({ item: { code }, isPrinted }: { readonly item: ModelItem; readonly isPrinted: boolean }) => {
  const { codeRemark } = useAssemblyWords()
  const remark = codeRemark(code)
  return (
    <>
      <span className="code flex items-center gap-1 text-note/5 wrap-anywhere">
        <span>{code.code}</span>
        {!isPrinted && <CopyButton text={code.code} />}
      </span>
      {remark !== '' && <small className="text-note text-caution">{remark}</small>}
    </>
  )
}

const Needs = ({ item }: { readonly item: Extract<Item, { readonly kind: 'open' }> }) => {
  const { needName, needValue } = useAssemblyWords()
  return (
    <ul className="text-note/5">
      {item.needs.map((need) => (
        <li key={need.name}>
          <span className="text-ink-soft">{needName(need.name)}</span>{' '}
          <strong className="number whitespace-nowrap">{needValue(need)}</strong>
        </li>
      ))}
    </ul>
  )
}

const UsedShare = ({ use: { at, utilisation } }: { readonly use: NonNullable<Part['use']> }) => {
  const nameOf = useFamilyNames()
  const { percent } = useQuantity()
  return (
    <span className="grid grid-cols-last items-end gap-x-2 text-note/5">
      <span>{nameOf('checks', at)}</span>
      <strong className="number">{percent(utilisation)}</strong>
      <UtilisationBar share={utilisation} className="col-span-full block" />
    </span>
  )
}

const tones = {
  complete: 'border-line text-ink-soft',
  open: 'border-caution text-caution',
  notKnown: 'border-dashed border-line-strong text-ink',
  failed: 'border-emphasis text-emphasis-strong',
} as const satisfies Record<Part['state'], string>

type RowProps = {
  readonly part: Part
  readonly parts: readonly Part[]
  readonly showsUse: boolean
  readonly isPrinted: boolean
  readonly renderBeside: ((part: Part) => ReactNode) | undefined
  readonly renderBelow: ((part: Part) => ReactNode) | undefined
}

/** Role, quantity and what fills the position. */
const Filled = ({ part: { role, quantity, item, set }, isPrinted }: Pick<RowProps, 'part' | 'isPrinted'>) => {
  const { roleName, itemName, setOf, whyOpen } = useAssemblyWords()
  return (
    <span className="grid content-start justify-items-start">
      <span className="text-note text-ink-soft">
        <span>{roleName(role)}</span>
        {(quantity > 1 || !set) && <span>{` · ${quantity}`}</span>}
        {set && <span>{quantity > 1 ? ` × ${setOf(set)}` : ` · ${setOf(set)}`}</span>}
      </span>
      {item.kind === 'model' ? (
        <>
          <ModelName item={item} />
          <Code item={item} isPrinted={isPrinted} />
        </>
      ) : (
        <strong className={item.kind === 'open' ? 'text-caution' : ''}>{itemName(item)}</strong>
      )}
      {item.kind === 'open' && <small className="text-note text-ink-faint">{whyOpen(item)}</small>}
    </span>
  )
}

/** What the position needs or uses, and how far its figures can be trusted. */
const Standing = ({ part: { item, use, state }, showsUse }: Pick<RowProps, 'part' | 'showsUse'>) => {
  const { t } = useAssemblyWords()
  return (
    <>
      {item.kind === 'open' && <Needs item={item} />}
      {showsUse && use && <UsedShare use={use} />}
      {(state === 'failed' || state === 'notKnown') && (
        <strong className="text-note text-emphasis-strong">{t(state === 'failed' ? 'misses' : 'fit.notKnown')}</strong>
      )}
      {item.kind === 'model' && item.basis !== 'published' && (
        <span>
          <BasisTag basis={item.basis} source={item.source} />
        </span>
      )}
    </>
  )
}

const Row = ({ part, parts, showsUse, isPrinted, renderBeside, renderBelow }: RowProps) => {
  const { role, item, state } = part
  const tone = tones[item.kind === 'open' || state === 'failed' || state === 'notKnown' ? state : 'complete']
  return (
    <li
      className={`grid grid-cols-first gap-x-3 gap-y-1 border-b border-line py-2 print:break-inside-avoid ${isPrinted ? '@min-[460px]:grid-cols-[36px_minmax(0,1fr)_200px]' : '@min-[460px]:grid-cols-[36px_64px_minmax(0,1fr)_200px]'}`}
      data-role={role}
      data-state={state}
    >
      <span className={`number grid size-8 place-items-center rounded-full border text-note font-semibold ${tone}`}>
        {positionOf(parts, part)}
      </span>
      {!isPrinted && <span className="hidden h-11 @min-[460px]:block">{item.kind === 'model' && <Thumbnail skuID={item.sku} />}</span>}
      <Filled part={part} isPrinted={isPrinted} />
      <span className="grid content-start gap-1 col-start-2 @min-[460px]:col-start-auto">
        <Standing part={part} showsUse={showsUse} />
        {renderBeside?.(part)}
      </span>
      {renderBelow?.(part)}
    </li>
  )
}

type Props = {
  readonly parts: readonly Part[]
  /** Whether the highest check of each part is shown. */
  readonly showsUse?: boolean
  /** Whether it stands in a report, which has no buttons. */
  readonly isPrinted?: boolean
  /** Optional content beside a part. */
  readonly renderBeside?: (part: Part) => ReactNode
  /** Optional content below a part, as wide as the list. */
  readonly renderBelow?: (part: Part) => ReactNode
}

export const PartsList = ({ parts, showsUse = true, isPrinted = false, renderBeside, renderBelow }: Props) => {
  const { t } = useAssemblyWords()
  return (
    <ul className="@container border-t border-line" aria-label={t('positions')}>
      {parts.map((part) => (
        <Row key={part.role} {...{ part, parts, showsUse, isPrinted, renderBeside, renderBelow }} />
      ))}
    </ul>
  )
}
