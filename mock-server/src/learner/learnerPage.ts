import { ensureContrast, getTextColor, isColor } from '@heed/contracts'
import { productColors } from '@heed/contracts/rules/branding/productColor'
import { type CompanyRow, languages } from '@heed/fixtures'
import { type LearnerWord, learnerWord } from '@heed/fixtures/library'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { companyBrand } from '../domain/companies/brand/brands.ts'
import { pageStyles } from '../library/playerFiles.ts'
import { html, Markup } from '../server/pages/html.ts'
import { sendPlainPage } from '../server/pages/plainPage.ts'
import { getBasePath } from '../server/worlds/worldInPath.ts'
import { resources } from '../world/addresses.ts'
import type { World } from '../world/World.ts'

export interface Surroundings {
  below: string
  here: string
  language: string
  chosen: string | undefined
  company: CompanyRow | undefined
  logo: string | undefined
  color: string | undefined
  carried: Readonly<Record<string, string>>
  note: LearnerWord | undefined
}

export type Say = (name: LearnerWord, values?: Readonly<Record<string, string | number>>) => string

export const createSay =
  ({ language }: Pick<Surroundings, 'language'>): Say =>
  (name, values) =>
    learnerWord(name, language, values)

const speaks = (code: string): boolean => languages.some((language) => language.code === code)

export function getSurroundings(
  request: FastifyRequest,
  world: World | undefined,
  company?: CompanyRow,
): Surroundings {
  const asked = getQuery(request).get('lang') ?? ''
  const chosen = speaks(asked) ? asked : undefined
  const brand = world && company && companyBrand(world, company)
  return {
    below: getBasePath(request.raw),
    here: request.url.split('?')[0] ?? '',
    language: chosen ?? company?.language ?? ofBrowser(request),
    chosen,
    carried: {},
    company,
    logo: brand?.['ui.logo'] ?? undefined,
    color: brand?.['ui.colors.primary'] ?? undefined,
    note: company && 'yours',
  }
}

export const getQuery = ({ raw }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(raw.url?.split('?')[1])

function ofBrowser({ headers }: FastifyRequest): string {
  const wanted = (headers['accept-language'] ?? '').split(',').map((part) => part.trim().slice(0, 2))
  return wanted.find(speaks) ?? 'en'
}

export function linkTo(
  { below, chosen, carried }: Surroundings,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const all = new URLSearchParams({ ...carried, ...query, ...(chosen === undefined ? {} : { lang: chosen }) })
  return `${below}${path}${all.size > 0 ? `?${all}` : ''}`
}

/** Formats dates in UTC. */
export const formatLongDay = ({ language }: Pick<Surroundings, 'language'>, instant: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant))

export interface Page {
  title: string
  content: Markup
  status?: number
  frames?: string
}

export function sendLearnerPage(
  reply: FastifyReply,
  around: Surroundings,
  { status = 200, title, content, frames }: Page,
): FastifyReply {
  const { below, language, company } = around
  const files = html`
${pageStyles.map((name) => html`<link rel="stylesheet" href="${below}${resources}/pages/${name}.css">`)}
<script type="module" src="${below}${resources}/pages/pages.js"></script>`
  const body = html`<header>${renderBrand(around)}</header><main>${content}</main>${renderFooter(around)}`
  const name = company ? `${title} – ${company.name}` : title
  return sendPlainPage(reply, status, name, body, { language, style: formatColors(around), files, frames })
}

const papers = { light: '#ffffff', dark: '#171d26' }
const themes = { dark: 1, light: 2 }

function formatColors({ color, company }: Surroundings): string {
  const brandOn = (theme: keyof typeof papers) =>
    ensureContrast(color && isColor(color) ? color : productColors[theme], papers[theme])
  const [light, dark] = [brandOn('light'), brandOn('dark')]
  return `html:root{${formatColorScheme(company)}--brand:light-dark(${light},${dark});--on-brand:light-dark(${getTextColor(light)},${getTextColor(dark)})}`
}

/** Uses the company's theme, or the device's if the company has none (S0 section 5). */
const formatColorScheme = (company: CompanyRow | undefined): string =>
  company ? `color-scheme:${company.theme === themes.light ? 'light' : 'dark'};` : ''

function renderBrand({ company, logo }: Surroundings): Markup {
  if (!company) return html`<strong class="name">Heed</strong>`
  return logo === undefined
    ? html`<strong class="name" dir="auto">${company.name}</strong>`
    : html`<img class="logo" src="${logo}" alt="${company.name}">`
}

function renderFooter(around: Surroundings): Markup {
  const say = createSay(around)
  const options = languages.map(
    ({ code, name }) =>
      html`<option value="${code}" lang="${code}"${code === around.language && new Markup(' selected')}>${name}</option>`,
  )
  const note = around.note && html`<p>${say(around.note)}</p>`
  const carried = Object.entries(around.carried).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return html`<footer>${note}<form action="${around.below}${around.here}"><label for="language">${say('language')}</label>
<select id="language" name="lang">${options}</select>${carried}<button>${say('change')}</button></form></footer>`
}
