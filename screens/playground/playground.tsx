/** A calculator written as JSON, with its form, values, request, graph and laws beside it. */
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { createLookup } from '../../i18n/lookup.ts'
import { ErrorBoundary } from '../base/page/error-boundary.tsx'
import { usePageTitle } from '../base/page/page-title.ts'
import { useLocale, useTexts } from '../base/texts/texts.ts'
import { useSettled } from '../base/browser/use-settled.ts'
import { Notice } from '../ui/notice.tsx'
import { showToast } from '../ui/toast.tsx'
import { analyse, type Analysis } from './document/analyse.ts'
import { DocumentTools } from './document-tools.tsx'
import type { SchemaEditor } from './editor/create-editor.ts'
import { EditorPane } from './editor/editor-pane.tsx'
import { FindingsList } from './findings-list.tsx'
import { keepText, type OpenedText } from './saved-text.ts'
import type { LiveForm } from './live-form.ts'
import { type FormSlot, LiveSide, type LiveTab, liveTabs } from './live-side.tsx'
import { panelId, TabRow, tabId } from '../ui/tab-row.tsx'
import { useLiveForm } from './use-live-form.ts'
import { useNarrow } from './use-narrow.ts'
import { Note, Panel } from './elements/panel.tsx'

type Props = {
  readonly opened: OpenedText
  readonly renderForm: (slot: FormSlot) => ReactNode
}

type Tab = 'editor' | LiveTab

/** Debounce of typing, ms. */
const settleMs = 250

/** Returns the analysis of the text, debounced, with the last schema that could be parsed. */
const useAnalysis = (text: string): Analysis => {
  const settled = useSettled(text, settleMs)
  const analysis = useMemo(() => analyse(settled), [settled])
  const [schema, setSchema] = useState(analysis.schema)
  if (analysis.schema !== undefined && analysis.schema !== schema) setSchema(analysis.schema)
  return useMemo(() => ({ ...analysis, schema }), [analysis, schema])
}

/** Stores the edited text. */
const useSavedText = (text: string): void => {
  const settled = useSettled(text, settleMs)
  const saved = useRef(settled)
  useEffect(() => {
    if (saved.current === settled) return
    saved.current = settled
    keepText(settled)
  }, [settled])
}

/** Returns the texts of the document in the current language, otherwise in English or its first language. */
const useDocumentTexts = (live: LiveForm | undefined) => {
  const locale = useLocale()
  const texts = live?.sound.texts
  return useMemo(() => createLookup(locale, texts?.[locale] ?? texts?.['en'] ?? Object.values(texts ?? {})[0] ?? {}), [locale, texts])
}

/** Whether a tab's content is reset with a new form: inputs and runs belong to one form only. */
const isOfOneForm = (tab: LiveTab): boolean => tab === 'form' || tab === 'fuzz'

const nameOf = (live: LiveForm | undefined): string => (live ? `${live.sound.schema.id}-${live.sound.schema.name}` : 'calculator')

export const Playground = ({ opened, renderForm }: Props) => {
  const { t } = useTexts('playground')
  usePageTitle(t('title'))
  const id = useId()
  const [text, setText] = useState(opened.text)
  const analysis = useAnalysis(text)
  useSavedText(text)
  const live = useLiveForm(analysis.sound)
  const own = useDocumentTexts(live)
  const isNarrow = useNarrow()
  const [editor, setEditor] = useState<SchemaEditor>()
  const [tab, setTab] = useState<Tab>('editor')
  const liveTab = tab === 'editor' ? 'form' : tab
  useEffect(() => {
    if (opened.isBroken) showToast(t('brokenLink'), 'problem')
  }, [opened, t])

  const replace = (next: string) => {
    editor?.replace(next)
    showToast(t('replaced'))
  }
  const goTo = (at: number) => {
    setTab('editor')
    // A hidden editor cannot scroll before it is shown.
    requestAnimationFrame(() => editor?.goTo(at))
  }
  const tabs = (
    <div className="col-start-2 min-w-0 max-stack:col-start-1">
      <TabRow<Tab>
        id={id}
        label={t('tabs.label')}
        tabs={isNarrow ? ['editor', ...liveTabs] : liveTabs}
        shown={isNarrow ? tab : liveTab}
        nameOf={(one) => t(`tabs.${one}`)}
        onShow={setTab}
      />
    </div>
  )
  const ofEditor = isNarrow
    ? ({ role: 'tabpanel', id: panelId(id, 'editor'), 'aria-labelledby': tabId(id, 'editor'), hidden: tab !== 'editor' } as const)
    : ({ 'aria-label': t('document') } as const)
  return (
    <div className="grid stack:h-page grid-cols-2 grid-rows-[auto_auto_minmax(0,1fr)] gap-x-4 gap-y-2 px-4 pt-3 pb-4 min-h-page max-stack:grid-cols-1 max-phone:px-3">
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-page">{t('title')}</h1>
        <DocumentTools textOf={() => text} name={nameOf(live)} onReplace={replace} />
      </div>
      {isNarrow && tabs}
      <section
        className="col-start-1 stack:row-[2/-1] flex min-h-0 min-w-0 flex-col overflow-hidden rounded-control border border-line bg-surface max-stack:h-[80dvh]"
        {...ofEditor}
      >
        <EditorPane
          text={opened.text}
          schema={analysis.schema}
          findings={analysis.findings}
          editor={editor}
          onEditor={setEditor}
          onChange={setText}
        />
        <FindingsList findings={analysis.findings} onGo={({ from }) => goTo(from)} />
      </section>
      {!isNarrow && tabs}
      {!(isNarrow && tab === 'editor') && (
        <div
          className="col-start-2 min-h-0 min-w-0 scroll-pt-4 scroll-pb-24 stack:overflow-y-auto overscroll-contain rounded-control border border-line bg-surface outline-none scrollbar-thin max-stack:col-start-1"
          role="tabpanel"
          id={panelId(id, liveTab)}
          aria-labelledby={tabId(id, liveTab)}
          tabIndex={-1}
        >
          {live && !analysis.sound && (
            <Notice kind="problem" className="m-2">
              {t('stale')}
            </Notice>
          )}
          {live ? (
            <ErrorBoundary key={isOfOneForm(liveTab) ? `${liveTab} ${live.number}` : liveTab}>
              <LiveSide tab={liveTab} live={live} own={own} renderForm={renderForm} onStart={() => setTab('request')} />
            </ErrorBoundary>
          ) : (
            <Panel>
              <Note>{t('noForm')}</Note>
            </Panel>
          )}
        </div>
      )}
    </div>
  )
}
