import { thumbnailMaxBytes } from '../../entities/content/scormPackage.ts'

const pictureTypes: readonly string[] = ['image/png', 'image/jpeg']

export function getThumbnailProblem({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (!pictureTypes.includes(type)) return `'${name}' is not a supported format`
  if (size > thumbnailMaxBytes) return `'${name}' is too large, maximum size is 3MB`
  return undefined
}

export function findDefaultTranslation<T extends { readonly id: number }>(
  translations: readonly T[],
): T | undefined {
  return translations.reduce<T | undefined>(
    (lowest, translation) => (lowest && lowest.id < translation.id ? lowest : translation),
    undefined,
  )
}
