import { ensureContrast, getTextColor, isColor } from '@heed/contracts'
import { productColors } from '@heed/contracts/rules/branding/productColor'
import { type CompanyRow, languages } from '@heed/fixtures'
import { getLearnerWord, type LearnerWord } from '@heed/fixtures/library'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { getCompanyBrand } from '../domain/companies/brand/brands.ts'
import { pageStyles } from '../library/playerFiles.ts'
import { html, Markup } from '../server/pages/html.ts'
import { sendPlainPage } from '../server/pages/plainPage.ts'
import { getBasePath } from '../server/worlds/worldInPath.ts'
import { staticPath } from '../world/addresses.ts'
import type { World } from '../world/World.ts'

export interface PageContext {
  basePath: string
  currentPath: string
  language: string
  chosenLanguage: string | undefined
  company: CompanyRow | undefined
  logo: string | undefined
  color: string | undefined
  carriedQuery: Readonly<Record<string, string>>
  footerNote: LearnerWord | undefined
}

export type Translate = (name: LearnerWord, values?: Readonly<Record<string, string | number>>) => string

export const createTranslator =
  ({ language }: Pick<PageContext, 'language'>): Translate =>
  (name, values) =>
    getLearnerWord(name, language, values)

const isSupportedLanguage = (code: string): boolean => languages.some((language) => language.code === code)

export function getPageContext(
  request: FastifyRequest,
  world: World | undefined,
  company?: CompanyRow,
): PageContext {
  const requestedLanguage = getQuery(request).get('lang') ?? ''
  const supportedLanguage = isSupportedLanguage(requestedLanguage) ? requestedLanguage : undefined
  const brand = world && company && getCompanyBrand(world, company)
  return {
    basePath: getBasePath(request.raw),
    currentPath: request.url.split('?')[0] ?? '',
    language: supportedLanguage ?? company?.language ?? getBrowserLanguage(request),
    chosenLanguage: supportedLanguage,
    carriedQuery: {},
    company,
    logo: brand?.['ui.logo'] ?? undefined,
    color: brand?.['ui.colors.primary'] ?? undefined,
    footerNote: company && 'yours',
  }
}

export const getQuery = ({ raw }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(raw.url?.split('?')[1])

function getBrowserLanguage({ headers }: FastifyRequest): string {
  const acceptedLanguages = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2))
  return acceptedLanguages.find(isSupportedLanguage) ?? 'en'
}

export function formatLink(
  { basePath, chosenLanguage, carriedQuery }: PageContext,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const parameters = new URLSearchParams({
    ...carriedQuery,
    ...query,
    ...(chosenLanguage === undefined ? {} : { lang: chosenLanguage }),
  })
  return `${basePath}${path}${parameters.size > 0 ? `?${parameters}` : ''}`
}

/** Formats dates in UTC. */
export const formatLongDay = ({ language }: Pick<PageContext, 'language'>, instant: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant))

export interface Page {
  title: string
  content: Markup
  status?: number
  frames?: string
}

export function sendLearnerPage(
  reply: FastifyReply,
  pageContext: PageContext,
  { status = 200, title, content, frames }: Page,
): FastifyReply {
  const { basePath, language, company } = pageContext
  const files = html`
${pageStyles.map((name) => html`<link rel="stylesheet" href="${basePath}${staticPath}/pages/${name}.css">`)}
<script type="module" src="${basePath}${staticPath}/pages/pages.js"></script>`
  const body = html`<header>${renderBrand(pageContext)}</header><main>${content}</main>${renderFooter(pageContext)}`
  const name = company ? `${title} – ${company.name}` : title
  return sendPlainPage(reply, status, name, body, {
    language,
    style: formatColors(pageContext),
    files,
    frames,
  })
}

const backgroundColors = { light: '#ffffff', dark: '#171d26' }
const themes = { dark: 1, light: 2 }

function formatColors({ color, company }: PageContext): string {
  const getBrandColor = (theme: keyof typeof backgroundColors) =>
    ensureContrast(color && isColor(color) ? color : productColors[theme], backgroundColors[theme])
  const [lightColor, darkColor] = [getBrandColor('light'), getBrandColor('dark')]
  return `html:root{${formatColorScheme(company)}--brand:light-dark(${lightColor},${darkColor});--on-brand:light-dark(${getTextColor(lightColor)},${getTextColor(darkColor)})}`
}

/** Uses the company's theme, or the device's if the company has none (S0 section 5). */
const formatColorScheme = (company: CompanyRow | undefined): string =>
  company ? `color-scheme:${company.theme === themes.light ? 'light' : 'dark'};` : ''

function renderBrand({ company, logo }: PageContext): Markup {
  if (!company) return html`<strong class="name">Heed</strong>`
  return logo === undefined
    ? html`<strong class="name" dir="auto">${company.name}</strong>`
    : html`<img class="logo" src="${logo}" alt="${company.name}">`
}

function renderFooter(pageContext: PageContext): Markup {
  const translate = createTranslator(pageContext)
  const options = languages.map(
    ({ code, name }) =>
      html`<option value="${code}" lang="${code}"${code === pageContext.language && new Markup(' selected')}>${name}</option>`,
  )
  const noteMarkup = pageContext.footerNote && html`<p>${translate(pageContext.footerNote)}</p>`
  const hiddenInputs = Object.entries(pageContext.carriedQuery).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return html`<footer>${noteMarkup}<form action="${pageContext.basePath}${pageContext.currentPath}"><label for="language">${translate('language')}</label>
<select id="language" name="lang">${options}</select>${hiddenInputs}<button>${translate('change')}</button></form></footer>`
}
