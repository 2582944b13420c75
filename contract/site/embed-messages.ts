/** What an embedded page and the page around it say to each other (`docs/embedding.md`): plain JSON, read by programs of others. */
import { isRecord } from '../../engine/base/is-record.ts'

/** A change that existing pages would misread is another version; a field more is none. */
const version = 1

/** A working condition in words of the language shown, with its unit. */
export type EmbedCondition = { readonly name: string; readonly value: string }

/** What somebody has chosen. Texts are in the language that the page is shown in. */
export type ChosenModel = {
  /** The whole code to order by. */
  readonly orderCode: string
  /** Parts of the code of which the catalogue does not know whether they can be had: ask the maker. */
  readonly unconfirmed: readonly string[]
  /** The model without what completes its code. */
  readonly name: string
  readonly maker: string
  readonly series: string
  /** A page that shows this model with these parts chosen. */
  readonly address: string
  /** BCP 47. */
  readonly language: string
  /** What it was calculated for; empty where nobody has calculated. */
  readonly conditions: readonly EmbedCondition[]
  readonly calculator?: string
  /** Codes of the motor and of its flange, where a calculation chose them. */
  readonly motor?: string
  readonly flange?: string
}

/** A model with its order code. */
export type ModelMessage = ChosenModel & { readonly type: 'sizewright:model'; readonly version: typeof version }

/** From the embedded page. */
export type EmbedMessage =
  | ModelMessage
  /** It is shown and knows the page around it. */
  | { readonly type: 'sizewright:ready'; readonly version: typeof version }
  /** How high its content is, px. */
  | { readonly type: 'sizewright:height'; readonly version: typeof version; readonly height: number }

/** From the page around it: who it is, which the browser says by the origin. */
export type HelloMessage = { readonly type: 'sizewright:hello'; readonly version: typeof version }

/** Says who is around. */
export const helloMessage: HelloMessage = { type: 'sizewright:hello', version }
/** Says that the page is shown. */
export const readyMessage: EmbedMessage = { type: 'sizewright:ready', version }
/** @param height of the content, px */
export const heightMessage = (height: number): EmbedMessage => ({ type: 'sizewright:height', version, height })
/** A model as a message. */
export const modelMessage = (model: ChosenModel): ModelMessage => ({ type: 'sizewright:model', version, ...model })

type Kind = EmbedMessage['type'] | HelloMessage['type']

/** Whether something is a message of a kind and of the version that this program speaks. */
const isOf = (data: unknown, type: Kind): data is Readonly<Record<string, unknown>> =>
  isRecord(data) && data['type'] === type && data['version'] === version

/** Whether it says hello. */
export const isHello = (data: unknown): boolean => isOf(data, 'sizewright:hello')
/** Whether it says that the page is shown. */
export const isReady = (data: unknown): boolean => isOf(data, 'sizewright:ready')

/** The height of a height message; undefined for everything else. */
export const heightIn = (data: unknown): number | undefined => {
  const height = isOf(data, 'sizewright:height') ? data['height'] : undefined
  return typeof height === 'number' && Number.isFinite(height) && height >= 0 ? height : undefined
}

/** The model of a model message as it came; undefined for everything else. */
export const modelIn = (data: unknown): Readonly<Record<string, unknown>> | undefined =>
  isOf(data, 'sizewright:model') && typeof data['orderCode'] === 'string' && data['orderCode'] !== '' ? data : undefined
