import { html } from 'hono/html'
import type { Method, OpenApiDocument, Operation } from '../openapi/types.ts'
import { describeSchema, type Property, propertiesOf, type TypePart } from './describe-schema.ts'
import { operationExample } from './operation-example.ts'

/** HTML from the template, which escapes every inserted text. */
type Markup = ReturnType<typeof html>

const schemaAnchor = (name: string) => `schema-${name}`

const typeMarkup = (parts: readonly TypePart[]): Markup =>
  html`<code
    >${parts.map((part) => (typeof part === 'string' ? part : html`<a href="#${schemaAnchor(part.schema)}">${part.schema}</a>`))}</code
  >`

interface Entry extends Omit<Property, 'inner'> {
  readonly inner?: readonly Property[]
  readonly example?: string | number
}

const entryMarkup = (entry: Entry): Markup => html`
  <div class="entry">
    <dt>
      <code class="name">${entry.name}</code> ${typeMarkup(entry.type)}
      <small>${entry.required ? 'required' : 'optional'}</small>
    </dt>
    <dd>
      ${entry.description} ${entry.example === undefined ? '' : html`<span class="example">Example: <code>${entry.example}</code></span>`}
      ${entry.inner?.length ? entriesMarkup(entry.inner) : ''}
    </dd>
  </div>
`

const entriesMarkup = (entries: readonly Entry[]): Markup =>
  entries.length === 0 ? html`<p class="none">No parameters</p>` : html`<dl>${entries.map((entry) => entryMarkup(entry))}</dl>`

const answersMarkup = ({ responses }: Operation, document: OpenApiDocument): Markup => {
  const rows = Object.entries(responses).map(([status, answer]) => {
    const found = '$ref' in answer ? document.components.responses[answer.$ref.split('/').at(-1) ?? ''] : answer
    const schema = found?.content?.['application/json']?.schema
    const data = schema?.properties?.data
    return html`<li>
      <code>${status}</code> ${found?.description} ${schema ? typeMarkup(describeSchema(typeof data === 'object' ? data : schema)) : ''}
    </li>`
  })
  return html`<ul class="answers">
    ${rows}
  </ul>`
}

const exampleMarkup = (path: string, operation: Operation): Markup => {
  const example = operationExample(path, operation)
  const isWhole = operation.parameters.every((parameter) => !parameter.required || parameter.example !== undefined)
  if (!isWhole) return html`<p class="call"><code>${example.url}</code></p>`
  if (example.body === undefined) return html`<p class="call"><a href="${example.url}">${example.url}</a></p>`
  const address = example.url === path ? '' : html`<p class="call"><code>${example.url}</code></p>`
  return html`${address}
    <pre tabindex="0">${example.body}</pre>`
}

const operationMarkup = (document: OpenApiDocument, path: string, [method, operation]: [string, Operation]): Markup => {
  const { content } = operation.requestBody ?? {}
  const body = content?.['application/json']?.schema
  const parameters = operation.parameters.map(({ example, ...parameter }) => ({
    ...parameter,
    type: describeSchema(parameter.schema),
    ...(example !== undefined && { example: typeof example === 'object' ? new URLSearchParams(example).toString() : example }),
  }))
  return html`
    <article id="${operation.operationId}">
      <h3>${operation.summary}</h3>
      <p class="route"><span class="method">${method.toUpperCase()}</span> <code>${path}</code></p>
      <p>${operation.description}</p>
      <h4>Parameters</h4>
      ${entriesMarkup(parameters)}
      ${
        body
          ? html`<h4>Body</h4>
              <p>${typeMarkup(describeSchema(body))}</p>`
          : content
            ? html`<h4>Body</h4>
                <p>A file: <code>${Object.keys(content).join(', ')}</code></p>`
            : ''
      }
      <h4>Example</h4>
      ${exampleMarkup(path, operation)}
      <h4>Responses</h4>
      ${answersMarkup(operation, document)}
    </article>
  `
}

const operationsOf = (document: OpenApiDocument, tag: string) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    // The keys of a path item are its methods.
    (Object.entries(item) as [Method, Operation][]).filter(([, { tags }]) => tags.includes(tag)).map((entry) => ({ path, entry })),
  )

const contentsMarkup = (document: OpenApiDocument): Markup => html`
  <nav aria-label="Contents">
    <h2>Contents</h2>
    <ul>
      ${document.tags.map(
        ({ name, description }) => html`
          <li>
            <a href="#tag-${name}">${description}</a>
            <ul>
              ${operationsOf(document, name).map(({ entry: [, { operationId, summary }] }) => html`<li><a href="#${operationId}">${summary}</a></li>`)}
            </ul>
          </li>
        `,
      )}
      <li><a href="#schemas">Schemas</a></li>
    </ul>
  </nav>
`

const schemasMarkup = (document: OpenApiDocument): Markup => html`
  <section id="schemas">
    <h2>Schemas</h2>
    ${Object.entries(document.components.schemas).map(([name, schema]) => {
      const properties = propertiesOf(schema)
      return html`<article id="${schemaAnchor(name)}">
        <h3>${name}</h3>
        ${properties.length > 0 ? entriesMarkup(properties) : html`<p>${typeMarkup(describeSchema(schema))}</p>`}
      </article>`
    })}
  </section>
`

/** Renders the reference as one page from the OpenAPI document; without scripts, every text escaped by the template. */
export const docsPage = (document: OpenApiDocument): Markup =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title}</title>
        <link rel="stylesheet" href="/docs/style.css" />
      </head>
      <body>
        <header>
          <h1>${document.info.title}</h1>
          <p>${document.info.description}</p>
          <p class="links">
            <a href="/">To the calculators</a> <a href="/openapi.json">OpenAPI document</a> <span>${document.info.version}</span>
          </p>
        </header>
        <div class="columns">
          ${contentsMarkup(document)}
          <main>
            ${document.tags.map(
              ({ name, description }) => html`
                <section id="tag-${name}">
                  <h2>${description}</h2>
                  ${operationsOf(document, name).map(({ path, entry }) => operationMarkup(document, path, entry))}
                </section>
              `,
            )}
            ${schemasMarkup(document)}
          </main>
        </div>
      </body>
    </html>`
