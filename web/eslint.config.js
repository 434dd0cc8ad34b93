import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  {
    ignores: [
      'node_modules/',
      'src/generated/',
      'src/local/games/',
      'src/local/baked/',
      'src/net/protocol.ts',
      'public/',
    ],
  },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // A parameter that a callback must name to reach the next one begins with an underscore.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
    rules: {
      // svelte-check compiles with TypeScript and knows better which of these comments are needed.
      'svelte/no-unused-svelte-ignore': 'off',
      // {' '} is a space that neither the formatter nor HTML drops.
      'svelte/no-useless-mustaches': 'off',
      // Maps and sets are built once and replaced as a whole, never changed: reactive ones would only cost time.
      'svelte/prefer-svelte-reactivity': 'off',
      // What a $derived assigns is read when it runs again: the rule looks at one run only.
      'no-useless-assignment': 'off',
    },
  },
  {
    // Promises need types: only modules are checked for them, because a program with all components takes a minute.
    files: ['{src,build,e2e}/**/*.ts', 'vite.config.ts'],
    ignores: ['**/*.svelte.ts', '**/*.svelte.test.ts'],
    languageOptions: { parserOptions: { project: './tsconfig.lint.json' } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  { files: ['offline/worker.js'], languageOptions: { globals: globals.serviceworker } },
);
