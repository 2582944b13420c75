/** The calculator's page as `npm run generate` writes it: its form and its calls. */
import { type ReactNode, useMemo } from 'react'
import { callsPart } from '../../../engine/describe/calls-part.ts'
import { formPart } from '../../../engine/describe/form-part.ts'
import type { Lookup } from '../../../i18n/lookup.ts'
import { saveFile } from '../../base/browser/save-file.ts'
import { useTexts } from '../../base/texts/texts.ts'
import type { Sound } from '../document/analyse.ts'
import { type Block, blocksOf, type Inline } from './markdown-blocks.ts'

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
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return (
        <Heading>
          <Words content={block.content} />
        </Heading>
      )
    }
    case 'code':
      return <pre className="code playground-body">{block.text}</pre>
    case 'paragraph':
      return (
        <p>
          <Words content={block.content} />
        </p>
      )
    case 'table':
      return (
        <div className="playground-wide">
          <table className="playground-table">
            <thead>
              <tr>
                {block.head.map((cell) => (
                  <th key={JSON.stringify(cell)} scope="col">
                    <Words content={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row) => (
                <tr key={JSON.stringify(row)}>
                  {row.map((cell, index) => (
                    <td key={JSON.stringify([index, cell])}>
                      <Words content={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
  }
}

const noExamples = { init: {}, cases: [] } as const

export const DocumentationPanel = ({ sound: { schema, plan, examples }, own }: { readonly sound: Sound; readonly own: Lookup }) => {
  const { t } = useTexts('playground')
  const markdown = useMemo(
    () => [formPart(schema, (path) => own(path) ?? ''), callsPart(plan, examples ?? noExamples)].join('\n\n'),
    [schema, plan, examples, own],
  )
  const name = own('class.name') ?? schema.name
  const save = () =>
    saveFile(`${schema.id}-${schema.name}.md`, new Blob([`# ${schema.id} ${name}\n\n${markdown}\n`], { type: 'text/markdown' }))
  return (
    <div className="playground-panel playground-page" lang="en">
      <button type="button" className="button" data-size="small" onClick={save}>
        {t('documentation.save')}
      </button>
      {blocksOf(markdown).map((block) => (
        <BlockView key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  )
}
