import { thumbnailMax } from '../../entities/content/scormPackage.ts'

const pictures: readonly string[] = ['image/png', 'image/jpeg']

export function thumbnailProblem({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!pictures.includes(type)) return `'${name}' is not a supported format`
  if (size > thumbnailMax) return `'${name}' is too large, maximum size is 3MB`
  return undefined
}

export function defaultTranslation<T extends { readonly id: number }>(
  translations: readonly T[],
): T | undefined {
  return translations.reduce<T | undefined>(
    (least, one) => (least && least.id < one.id ? least : one),
    undefined,
  )
}
