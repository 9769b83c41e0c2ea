import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/** One export of one file, as `packages/domain/src/limits.ts#COOKIE_MAX_AGE_S`. */
export type Unit = `${string}#${string}`;

/** Reads source files and the names under which packages are imported; paths are absolute. */
export interface SourceTree {
  readonly root: string;
  readonly packages: ReadonlyMap<string, string>;
  /** Whether a file is part of the product; what is not helps to test, and what it uses counts as used by the test. */
  readonly isProduct: (file: string) => boolean;
}

/** A node of the syntax tree, as far as it is walked here: any object with a `type`. */
interface Node {
  readonly type: string;
  readonly [property: string]: unknown;
}

interface Binding {
  readonly file: string;
  /** The export's name; `*` for the whole module. */
  readonly name: string;
}

interface Module {
  readonly body: readonly Node[];
  /** Imported values by their local names. */
  readonly imports: ReadonlyMap<string, Binding>;
  /** Top-level statements by the names that they declare. */
  readonly declarations: ReadonlyMap<string, Node>;
  /** Exports that come from other files, by name. */
  readonly passedOn: ReadonlyMap<string, Binding>;
}

const ruleId = /\b[A-Z]+\d+\b/g;
const titled = new Set(['test', 'it', 'describe']);

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'typeAnnotation' || key === 'typeArguments' || key === 'returnType') return [];
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
  });
}

/**
 * Reads which exports the tests of each rule use: for every test, suite or case table whose title cites the rule, the
 * product's values in it, through helpers of the file and of the tests' own tools.
 */
export function createUnitReader({
  root,
  packages,
  isProduct,
}: SourceTree): (file: string) => ReadonlyMap<string, Set<Unit>> {
  const modules = new Map<string, Module>();
  const moduleOf = (file: string): Module => {
    const known = modules.get(file);
    if (known) return known;
    const read = readModule(file, packages);
    modules.set(file, read);
    return read;
  };

  /** Adds the product's exports behind an export of a file. */
  function addExport({ file, name }: Binding, units: Set<Unit>, seen: Set<string>): void {
    const key = `${file}#${name}`;
    if (seen.has(key) || !existsSync(file)) return;
    seen.add(key);
    const module = moduleOf(file);
    const elsewhere = module.passedOn.get(name) ?? module.passedOn.get('*');
    const declaration = module.declarations.get(name);
    if (!declaration && elsewhere)
      addExport({ ...elsewhere, name: elsewhere.name === '*' ? name : elsewhere.name }, units, seen);
    else if (!isProduct(path.relative(root, file)))
      addNames(declaration ? [declaration] : module.body, file, units, seen);
    else if (name === '*') for (const each of module.declarations.keys()) addExport({ file, name: each }, units, seen);
    else if (declaration && !isType(declaration)) units.add(`${path.relative(root, file)}#${name}`);
  }

  /** Adds what is behind every name in these nodes. */
  function addNames(nodes: readonly Node[], file: string, units: Set<Unit>, seen: Set<string>): void {
    const { imports, declarations } = moduleOf(file);
    const pending = [...nodes];
    for (let node = pending.pop(); node; node = pending.pop()) {
      if (node.type === 'ImportDeclaration') continue;
      const whole = node.type === 'MemberExpression' && isNode(node.object) && imports.get(text(node.object.name));
      if (whole && whole.name === '*' && isNode(node.property)) {
        addExport({ file: whole.file, name: text(node.property.name) }, units, seen);
        continue;
      }
      pending.push(...childrenOf(node));
      if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') continue;
      const name = text(node.name);
      const imported = imports.get(name);
      const declared = declarations.get(name);
      if (imported) addExport(imported, units, seen);
      else if (declared && !seen.has(`${file}:${name}`)) {
        seen.add(`${file}:${name}`);
        pending.push(declared);
      }
    }
  }

  /** The ids in a title and in the cases from which it is made. */
  function titlesOf({ callee, arguments: given }: Node, file: string): ReadonlySet<string> {
    const [title] = given as readonly Node[]; // A call's arguments are nodes.
    const { declarations } = moduleOf(file);
    const source = readFileSync(file, 'utf8');
    const ids = new Set<string>();
    const pending = [title, callee].filter(isNode);
    const seen = new Set<Node>();
    for (let node = pending.pop(); node; node = pending.pop()) {
      if (seen.has(node)) continue;
      seen.add(node);
      pending.push(...childrenOf(node));
      if (node.type === 'Literal' || node.type === 'TemplateElement')
        for (const id of source.slice(Number(node.start), Number(node.end)).match(ruleId) ?? []) ids.add(id);
      const declared = node.type === 'Identifier' && declarations.get(text(node.name));
      if (declared) pending.push(declared);
    }
    return ids;
  }

  return (file) => {
    const byRule = new Map<string, Set<Unit>>();
    const pending = [...moduleOf(file).body];
    for (let node = pending.pop(); node; node = pending.pop()) {
      pending.push(...childrenOf(node));
      if (node.type !== 'CallExpression' || !isTitled(node)) continue;
      for (const id of titlesOf(node, file)) {
        const units = byRule.get(id) ?? new Set<Unit>();
        addNames([node], file, units, new Set());
        byRule.set(id, units);
      }
    }
    return byRule;
  };
}

/** `test(…)`, `describe.each(…)(…)`, `it.skipIf(…)(…)` and their like. */
function isTitled(call: Node): boolean {
  let callee = call.callee;
  while (isNode(callee)) {
    if (callee.type === 'Identifier') return titled.has(text(callee.name));
    callee =
      callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression'
        ? (callee.callee ?? callee.tag)
        : callee.object;
  }
  return false;
}

const isType = ({ type, declaration }: Node): boolean =>
  /^TS(?:Interface|TypeAlias)/.test(type) || (isNode(declaration) && isType(declaration));

function readModule(file: string, packages: ReadonlyMap<string, string>): Module {
  const body = parseAst(readFileSync(file, 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' })
    .body as unknown as readonly Node[]; // The library's union of all nodes is walked as one kind.
  const imports = new Map<string, Binding>();
  const declarations = new Map<string, Node>();
  const passedOn = new Map<string, Binding>();
  for (const statement of body) {
    const from = isNode(statement.source) ? resolve(file, text(statement.source.value), packages) : undefined;
    const specifiers = Array.isArray(statement.specifiers) ? statement.specifiers.filter(isNode) : [];
    if (statement.type === 'ImportDeclaration' && from && statement.importKind !== 'type') {
      for (const specifier of specifiers) {
        if (specifier.importKind === 'type') continue;
        const name = isNode(specifier.imported)
          ? text(specifier.imported.name)
          : specifier.type === 'ImportDefaultSpecifier'
            ? 'default'
            : '*';
        if (isNode(specifier.local)) imports.set(text(specifier.local.name), { file: from, name });
      }
    } else if (statement.type === 'ExportAllDeclaration' && from) {
      passedOn.set('*', { file: from, name: '*' });
    } else if (statement.type === 'ExportNamedDeclaration' && !isNode(statement.declaration)) {
      for (const { exported, local } of specifiers) {
        if (!isNode(exported) || !isNode(local)) continue;
        const imported = imports.get(text(local.name));
        const binding = from ? { file: from, name: text(local.name) } : imported;
        if (binding) passedOn.set(text(exported.name), binding);
      }
    } else {
      for (const name of declaredNames(statement)) declarations.set(name, statement);
    }
  }
  return { body, imports, declarations, passedOn };
}

function declaredNames(statement: Node): string[] {
  const declared = isNode(statement.declaration) ? statement.declaration : statement;
  if (statement.type === 'ExportDefaultDeclaration') return ['default'];
  if (isNode(declared.id)) return [text(declared.id.name)];
  const declarators = Array.isArray(declared.declarations) ? declared.declarations.filter(isNode) : [];
  return declarators.flatMap(({ id }) => (isNode(id) ? namesIn(id) : []));
}

/** The names of a pattern: `a`, `{ a, b: c }`, `[a]`. */
function namesIn(pattern: Node): string[] {
  if (pattern.type === 'Identifier') return [text(pattern.name)];
  return childrenOf(pattern).flatMap((child) =>
    namesIn(child.type === 'Property' && isNode(child.value) ? child.value : child),
  );
}

function resolve(from: string, specifier: string, packages: ReadonlyMap<string, string>): string | undefined {
  if (specifier.startsWith('.') && !specifier.includes('?')) return path.resolve(path.dirname(from), specifier);
  return packages.get(specifier);
}
