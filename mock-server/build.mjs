import { build } from 'esbuild'

/** Bundles the server into one file: it starts three times as fast as its sources under tsx. */
export async function buildServer(outfile) {
  await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: ['src/main.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    // Loaded when they are asked for: json-server's express does not survive bundling, pdfkit reads files beside its own,
    // esbuild starts a program of its own.
    external: ['json-server', 'pdfkit', '@expo-google-fonts/noto-sans', 'subset-font', 'esbuild'],
    // Fastify and its plugins are CommonJS and ask for Node's own modules.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    logLevel: 'warning',
  })
}

if (process.argv[1] === import.meta.filename) await buildServer(process.argv[2])
