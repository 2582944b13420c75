/** The calculator's page as `npm run generate` writes it: its form and its calls. */
import { type ReactNode, useMemo } from 'react'
import { callsPart } from '../../../engine/describe/calls-part.ts'
import { formPart } from '../../../engine/describe/form-part.ts'
import type { Lookup } from '../../../i18n/lookup.ts'
import { saveFile } from '../../base/browser/save-file.ts'
import { useTexts } from '../../base/texts/texts.ts'
import type { Sound } from '../document/analyse.ts'
import { type Block, blocksOf, type Inline } from './markdown-blocks.ts'
import { CodeBlock, Panel } from '../elements/panel.tsx'
import { Cell, Table } from '../elements/table.tsx'

const Words = ({ content }: { readonly content: readonly Inline[] }): ReactNode =>
  content.map(({ kind, text }, index) => {
    // Parts of a line are identified by their index.
    const key = `${index} ${text}`
    if (kind === 'code') return <code key={key} className="code">{text}</code> // prettier-ignore
    return kind === 'strong' ? <strong key={key}>{text}</strong> : <span key={key}>{text}</span>
  })

const BlockView = ({ block }: { readonly block: Block }) => {
  switch (block.kind) {
    case 'heading': {
      const words = <Words content={block.content} />
      return block.level === 2 ? <h2 className="text-title text-main">{words}</h2> : <h3>{words}</h3>
    }
    case 'code':
      return <CodeBlock>{block.text}</CodeBlock>
    case 'paragraph':
      return (
        <p className="text-label/5 wrap-anywhere">
          <Words content={block.content} />
        </p>
      )
    case 'table':
      return (
        <div className="overflow-x-auto">
          <Table head={block.head.map((cell) => [JSON.stringify(cell), <Words key="words" content={cell} />])}>
            {block.rows.map((row) => (
              <tr key={JSON.stringify(row)}>
                {row.map((cell, index) => (
                  <Cell key={JSON.stringify([index, cell])}>
                    <Words content={cell} />
                  </Cell>
                ))}
              </tr>
            ))}
          </Table>
        </div>
      )
  }
}

const noExamples = { init: {}, cases: [] } as const

export const DocumentationPanel = ({ sound: { schema, plan, examples }, own }: { readonly sound: Sound; readonly own: Lookup }) => {
  const { t } = useTexts('playground')
  const markdown = useMemo(
    () => [formPart(schema, (path) => own(path, 'asWritten') ?? ''), callsPart(plan, examples ?? noExamples)].join('\n\n'),
    [schema, plan, examples, own],
  )
  const name = own('class.name') ?? schema.name
  const save = () =>
    saveFile(`${schema.id}-${schema.name}.md`, new Blob([`# ${schema.id} ${name}\n\n${markdown}\n`], { type: 'text/markdown' }))
  return (
    <Panel lang="en">
      <button type="button" className="button justify-self-start" data-size="small" onClick={save}>
        {t('documentation.save')}
      </button>
      {blocksOf(markdown).map((block) => (
        <BlockView key={JSON.stringify(block)} block={block} />
      ))}
    </Panel>
  )
}
