/** The subset of OpenAPI 3.1 used by this service. */
import type * as z from 'zod'

export type JsonSchema = z.core.JSONSchema.JSONSchema

export interface MediaType {
  readonly schema: JsonSchema
  readonly example?: unknown
}
export type Content = Readonly<Record<string, MediaType>>

export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'header' | 'path'
  readonly description: string
  readonly required: boolean
  readonly schema: JsonSchema
  readonly example?: string | number | Readonly<Record<string, string>>
}

export interface Answer {
  readonly description: string
  readonly content?: Content
}
export interface Reference {
  readonly $ref: string
}

export interface Operation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly description: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly required: boolean; readonly content: Content }
  readonly responses: Readonly<Record<string, Answer | Reference>>
  /** Set where the operation needs a sign-in. */
  readonly security?: readonly { readonly bearer: readonly [] }[]
}

export type Method = 'get' | 'post'
export type PathItem = Readonly<Partial<Record<Method, Operation>>>

export interface OpenApiDocument {
  readonly openapi: '3.1.0'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, PathItem>>
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>>
    readonly responses: Readonly<Record<string, Answer>>
    readonly securitySchemes: { readonly bearer: { readonly type: 'http'; readonly scheme: 'bearer'; readonly description: string } }
  }
}
