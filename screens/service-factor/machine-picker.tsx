/** Choice of category and machine: the machines of a category, or a search across all of them. */
import { useEffect, useRef, useState } from 'react'
import type { FactorChoice } from '../../families/service-factor/choice.ts'
import { type MachineGroup, machineGroups, type MachineKey } from '../../families/service-factor/data/machines.ts'
import type { ServiceFactorTables, WorkMachine } from '../../families/service-factor/tables.ts'
import { ScrollBox } from '../ui/scroll-box.tsx'
import { findMachines } from './find-machines.ts'
import { RadioGroup } from './radio-group.tsx'
import { useTexts } from '../base/texts/texts.ts'
import { skin } from '../../engine/react/skin.ts'

type Props = {
  readonly choice: FactorChoice
  readonly tables: ServiceFactorTables
  readonly onGroup: (group: MachineGroup) => void
  readonly onMachine: (machine: MachineKey) => void
}

const Search = ({ query, found, onQuery }: { query: string; found: number; onQuery: (query: string) => void }) => {
  const { t } = useTexts('service-factor')
  return (
    <div>
      <div className={skin.control}>
        <input
          className={skin.input}
          id="factor-search"
          type="search"
          autoComplete="off"
          aria-label={t('dialog.search')}
          placeholder={t('dialog.search')}
          value={query}
          onChange={(event) => onQuery(event.target.value)}
        />
      </div>
      <p className="text-note text-ink-faint" role="status">
        {query.trim() !== '' && (found === 0 ? t('dialog.none') : t('dialog.found', { count: found }))}
      </p>
    </div>
  )
}

type ListProps = Pick<Props, 'choice' | 'onMachine'> & {
  readonly machines: readonly WorkMachine[]
  /** Whether a search is active, which lists machines of several categories. */
  readonly searching: boolean
}

const MachineList = ({ choice, machines, searching, onMachine }: ListProps) => {
  const { t, find } = useTexts('service-factor')
  const hint = machines.length > 0 || searching ? undefined : t('dialog.chooseFirst')
  return (
    <ScrollBox className="h-60 overflow-y-auto rounded-control border border-line p-1 scrollbar-thin max-h-60" name={t('dialog.machine')}>
      <RadioGroup
        id="factor-machine"
        hint={hint}
        chosen={choice.machine}
        onChoose={onMachine}
        choices={machines.map(({ key, group }) => ({
          value: key,
          label: find(`machines.${key}`) ?? key,
          note: searching ? t(`groups.${group}`) : undefined,
        }))}
      />
    </ScrollBox>
  )
}

/** Scrolls to the chosen machine when the dialog opens. */
const useChosenInView = () => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In braces: some browsers return a promise, which React would take for a cleanup function.
    list.current?.querySelector('input:checked')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return list
}

export const MachinePicker = ({ choice, tables, onGroup, onMachine }: Props) => {
  const { t, find } = useTexts('service-factor')
  const [query, setQuery] = useState('')
  const list = useChosenInView()
  const names = { machine: (key: string) => find(`machines.${key}`) ?? key, group: (key: string) => find(`groups.${key}`) ?? key }
  const machines = findMachines(tables.machines, { query, group: choice.group, names })
  return (
    <>
      <RadioGroup
        id="factor-group"
        label={t('dialog.category')}
        className="grid grid-cols-2 gap-0.5"
        chosen={choice.group}
        onChoose={(group) => {
          setQuery('')
          onGroup(group)
        }}
        choices={machineGroups.map((group) => ({ value: group, label: t(`groups.${group}`) }))}
      />
      <div className="grid min-w-0 grid-cols-1 content-start gap-1" ref={list}>
        <span className={skin.label} id="factor-machine-label">
          {t('dialog.machine')}
        </span>
        <Search query={query} found={machines.length} onQuery={setQuery} />
        <MachineList choice={choice} machines={machines} searching={query.trim() !== ''} onMachine={onMachine} />
      </div>
    </>
  )
}
