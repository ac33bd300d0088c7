// The classes that the page gives to elements, as its source says it.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

/** What one expression may give to an element. */
export interface ClassNames {
  readonly words: ReadonlySet<string>
  /** Names that are put together from something that is not known here, as in `c-${source}`. */
  readonly patterns: readonly RegExp[]
  /** Whether another component may add what it likes. */
  readonly isOpen: boolean
  /** Whether a component receives it, which may add it to its own. */
  readonly isPassedOn: boolean
  readonly file: string
}

export const mayHave = ({ words, patterns }: ClassNames, name: string): boolean =>
  words.has(name) || patterns.some((pattern) => pattern.test(name))

interface Module {
  readonly file: string
  /** What is declared under a name: variables, functions, types, and what properties are or may be. */
  readonly declared: ReadonlyMap<string, readonly ESTree.Node[]>
  readonly imported: ReadonlyMap<string, string>
  /** Attributes and properties by name: `className`, and other names under which classes are passed on. */
  readonly given: readonly Given[]
  /** What is added to an element by a method of its `classList`. */
  readonly added: readonly ESTree.Node[]
  /** What functions return. */
  readonly returned: readonly ESTree.Node[]
}

interface Given {
  readonly name: string
  readonly value: ESTree.Node
  readonly isPassedOn: boolean
}

/** Stands for text that is not known. */
const ANYTHING = '*'

/** Everything that the given modules give to elements. */
export function classNamesIn(files: readonly string[]): readonly ClassNames[] {
  const modules = new Map(files.map((file) => [file, readModule(file)]))
  const all = [...modules.values()]
  const values = new Values(modules)
  const giving = (name: string): ClassNames[] =>
    all.flatMap((module) =>
      module.given
        .filter((one) => one.name === name)
        .map(({ value, isPassedOn }) =>
          classNames(values.of(value, module), module.file, isPassedOn),
        ),
    )
  const found = giving('className')
  const others = [...values.props].filter((name) => name !== 'className').flatMap(giving)
  const added = all.flatMap((module) =>
    module.added.map((node) => classNames(values.of(node, module), module.file, true)),
  )
  return [...found, ...others.map((one) => ({ ...one, isPassedOn: true })), ...added]
}

function classNames(texts: readonly string[], file: string, isPassedOn: boolean): ClassNames {
  const names = new Set(texts.flatMap((text) => text.split(/\s+/)).filter((name) => name !== ''))
  const isUnknown = (name: string): boolean => /^\*+$/.test(name)
  const isPattern = (name: string): boolean => /^[\w-]*[\w-]\*[\w*-]*$/.test(name)
  return {
    words: new Set([...names].filter((name) => !name.includes(ANYTHING))),
    // What follows a dash may be a word, anything else is a number: `n${rivals}`.
    patterns: [...names].filter(isPattern).map((name) => {
      const pattern = name.replaceAll(/-\*+/g, '-[\\w-]+').replaceAll(/\*+/g, '\\d+')
      return new RegExp(`^${pattern}$`)
    }),
    isOpen: [...names].some(isUnknown),
    isPassedOn,
    file,
  }
}

function readModule(file: string): Module {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'))
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const declared = new Map<string, ESTree.Node[]>()
  const declare = (name: ESTree.Node | null, value: ESTree.Node | null | undefined): void => {
    if (name?.type === 'Identifier' && value)
      declared.set(name.name, [...(declared.get(name.name) ?? []), value])
  }
  const imported = new Map<string, string>()
  const given: Given[] = []
  const added: ESTree.Node[] = []
  const returned: ESTree.Node[] = []
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (source.value.startsWith('.'))
        for (const { local } of specifiers)
          imported.set(local.name, join(dirname(file), source.value))
    },
    VariableDeclarator({ id, init }) {
      declare(id, init)
    },
    FunctionDeclaration(node) {
      declare(node.id, node)
    },
    ReturnStatement({ argument }) {
      if (argument) returned.push(argument)
    },
    AssignmentPattern({ left, right }) {
      declare(left, right)
    },
    Identifier(node) {
      declare(node, node.typeAnnotation)
    },
    TSPropertySignature({ key, typeAnnotation }) {
      declare(key, typeAnnotation)
    },
    TSTypeAliasDeclaration({ id, typeAnnotation }) {
      declare(id, typeAnnotation)
    },
    Property({ key, value, shorthand }) {
      if (key.type !== 'Identifier' || shorthand) return
      declare(key, value)
      given.push({ name: key.name, value, isPassedOn: false })
    },
    JSXOpeningElement({ name, attributes }) {
      const isComponent = name.type !== 'JSXIdentifier' || /^[A-Z]/.test(name.name)
      for (const one of attributes)
        if (one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier' && one.value)
          given.push({ name: one.name.name, value: one.value, isPassedOn: isComponent })
    },
    AssignmentExpression({ left, right }) {
      if (left.type === 'MemberExpression' && left.property.type === 'Identifier')
        given.push({ name: left.property.name, value: right, isPassedOn: false })
    },
    CallExpression({ callee, arguments: values }) {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'MemberExpression') return
      const { property } = callee.object
      if (property.type === 'Identifier' && property.name === 'classList') added.push(...values)
    },
  }).visit(program)
  return { file, declared, imported, given, added, returned }
}

/** Finds what an expression may be, as texts. */
class Values {
  /** Properties of type `string` that become classes. */
  readonly props = new Set<string>()
  private readonly modules: ReadonlyMap<string, Module>
  private readonly asked = new Set<string>()

  constructor(modules: ReadonlyMap<string, Module>) {
    this.modules = modules
  }

  of(node: ESTree.Node, module: Module): readonly string[] {
    const all = (nodes: readonly (ESTree.Node | null)[]): readonly string[] =>
      nodes.flatMap((one) => (one ? this.of(one, module) : []))
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'string' ? [node.value] : []
      case 'TemplateLiteral':
        return this.template(node, module)
      case 'JSXExpressionContainer':
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return this.of(node.expression, module)
      case 'ConditionalExpression':
        return all([node.consequent, node.alternate])
      case 'LogicalExpression':
        return all(node.operator === '&&' ? [node.right] : [node.left, node.right])
      case 'BinaryExpression':
        return all([node.left, node.right])
      case 'ArrayExpression':
        return all(node.elements)
      case 'ObjectExpression':
        return all(node.properties)
      case 'Property':
        return this.of(node.value, module)
      case 'CallExpression':
        return all(node.callee.type === 'MemberExpression' ? [node.callee.object] : [node.callee])
      case 'MemberExpression':
        return all([node.computed ? node.object : node.property])
      case 'Identifier':
        return this.named(node.name, module)
      case 'ArrowFunctionExpression':
        if (node.expression) return this.of(node.body, module)
        return all(module.returned.filter((one) => isWithin(one, node)))
      case 'FunctionDeclaration':
        return all(module.returned.filter((one) => isWithin(one, node)))
      case 'TSTypeAnnotation':
        return this.of(node.typeAnnotation, module)
      case 'TSLiteralType':
        return this.of(node.literal, module)
      case 'TSUnionType':
        return all(node.types)
      case 'TSTypeReference':
        return all([node.typeName])
      case 'TSUndefinedKeyword':
        return []
      default:
        return [ANYTHING]
    }
  }

  private named(name: string, module: Module): readonly string[] {
    if (name === 'undefined') return []
    const key = `${module.file} ${name}`
    if (this.asked.has(key)) return []
    this.asked.add(key)
    const declared = module.declared.get(name)
    if (declared?.some(isText)) this.props.add(name)
    const from = this.modules.get(module.imported.get(name) ?? '')
    const found = declared
      ? declared.flatMap((node) => this.of(node, module))
      : from && this.named(name, from)
    this.asked.delete(key)
    return found && found.length > 0 ? found : [ANYTHING]
  }

  private template(
    { quasis, expressions }: ESTree.TemplateLiteral,
    module: Module,
  ): readonly string[] {
    let texts = ['']
    for (const [at, { value }] of quasis.entries()) {
      const expression = expressions[at]
      const ends = expression ? [...new Set(this.of(expression, module))] : []
      const tails = ends.length > 0 ? ends : ['']
      texts = texts.flatMap((text) => tails.map((tail) => `${text}${value.raw}${tail}`))
    }
    return texts
  }
}

const isText = (node: ESTree.Node): boolean =>
  node.type === 'TSTypeAnnotation' && node.typeAnnotation.type === 'TSStringKeyword'

const isWithin = (inner: ESTree.Node, outer: ESTree.Node): boolean =>
  inner.start >= outer.start && inner.end <= outer.end
