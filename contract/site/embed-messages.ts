/** Messages between an embedded page and its host page (`docs/embedding.md`): plain JSON, read by third-party programs. */
import { isRecord } from '../../engine/base/is-record.ts'

/** Version of the messages. Increased by changes that break existing readers, not by additional fields. */
const version = 1

/** A working condition with its unit, in the language of the page. */
export type EmbedCondition = { readonly name: string; readonly value: string }

/** The chosen model. Texts are in the language of the page. */
export type ChosenModel = {
  /** The complete order code. */
  readonly orderCode: string
  /** Parts of the code whose availability the catalogue does not state: confirm with the maker. */
  readonly unconfirmed: readonly string[]
  /** Name of the model, without the other parts of the order code. */
  readonly name: string
  readonly maker: string
  readonly series: string
  /** URL of the page that shows this model with these parts chosen. */
  readonly address: string
  /** BCP 47. */
  readonly language: string
  /** The working conditions of the calculation; empty if there was none. */
  readonly conditions: readonly EmbedCondition[]
  readonly calculator?: string
  /** Codes of the motor and its flange, if a calculation chose them. */
  readonly motor?: string
  readonly flange?: string
}

/** A model with its order code. */
export type ModelMessage = ChosenModel & { readonly type: 'sizewright:model'; readonly version: typeof version }

/** Messages from the embedded page. */
export type EmbedMessage =
  | ModelMessage
  /** The page is shown and has identified its host. */
  | { readonly type: 'sizewright:ready'; readonly version: typeof version }
  /** Height of its content, px. */
  | { readonly type: 'sizewright:height'; readonly version: typeof version; readonly height: number }

/** Message from the host page; the browser states its origin. */
export type HelloMessage = { readonly type: 'sizewright:hello'; readonly version: typeof version }

/** Introduces the host page. */
export const helloMessage: HelloMessage = { type: 'sizewright:hello', version }
/** Reports that the page is shown. */
export const readyMessage: EmbedMessage = { type: 'sizewright:ready', version }
/** @param height of the content, px */
export const heightMessage = (height: number): EmbedMessage => ({ type: 'sizewright:height', version, height })
/** Wraps a model in a message. */
export const modelMessage = (model: ChosenModel): ModelMessage => ({ type: 'sizewright:model', version, ...model })

type Kind = EmbedMessage['type'] | HelloMessage['type']

/** Whether `data` is a message of this type in the supported version. */
const isOf = (data: unknown, type: Kind): data is Readonly<Record<string, unknown>> =>
  isRecord(data) && data['type'] === type && data['version'] === version

/** Whether `data` is a hello message. */
export const isHello = (data: unknown): boolean => isOf(data, 'sizewright:hello')
/** Whether `data` is a ready message. */
export const isReady = (data: unknown): boolean => isOf(data, 'sizewright:ready')

/** The height in a height message; undefined for anything else. */
export const heightIn = (data: unknown): number | undefined => {
  const height = isOf(data, 'sizewright:height') ? data['height'] : undefined
  return typeof height === 'number' && Number.isFinite(height) && height >= 0 ? height : undefined
}

/** The unvalidated model in a model message; undefined for anything else. */
export const modelIn = (data: unknown): Readonly<Record<string, unknown>> | undefined =>
  isOf(data, 'sizewright:model') && typeof data['orderCode'] === 'string' && data['orderCode'] !== '' ? data : undefined
