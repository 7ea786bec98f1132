import { BlobWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'

export interface FileToZip {
  path: string
  content: ReadableStream<Uint8Array>
}

export async function zipFiles(files: AsyncIterable<FileToZip>): Promise<Blob> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false })
  for await (const { path, content } of files) await writer.add(path, content)
  return writer.close()
}
