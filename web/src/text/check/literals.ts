/** Sentences that stand in the source instead of a catalogue. */

import { childrenOf, treesOf, type Node, type Source } from './source';

/** How much of a text may be written at a place: no letter, no word that begins like a name, or no sentence. */
type Rule = 'no-letters' | 'no-names' | 'no-sentences';

/** What people read or hear of an element or a component, by the name of the attribute or the property. */
const WORDY =
  /^(aria-(label|description|placeholder|roledescription|valuetext)|title|placeholder|alt|label|text|about|heading|legend|summary|short|long|spoken|sentence)$/;
/** Attributes that have words of the machine's own. */
const TECHNICAL =
  /^(class|style|d|viewBox|points|preserveAspectRatio|.*[tT]ransform|stroke-.*|rel|autocomplete|href|sizes)$/;
/** Functions whose texts are said to people, and those whose texts are not. */
const SPEAKING = new Set(['announce', 'announceUrgent', 'toast', 'setTitle', 'alertTurn']);
const SELECTING = new Set(['closest', 'matches', 'matchMedia', 'querySelector', 'querySelectorAll']);
/** Properties that are styles: of a transition, of an animation, of a canvas. */
const STYLE = /^(css|transform|font)$/;

const LETTER = /\p{L}/u;
const NAME = /^\P{L}*\p{Lu}\p{Ll}/u;
/** Two words, or one that ends like a sentence; 0 stands for what is put in. */
const SENTENCE = /\p{L}{2}[,.:;!?…’”)]* [“‘(]?[\p{L}0]|0 \p{L}{2}|^\p{Lu}\p{L}+[.!?…]$/u;

const isForbidden: Record<Rule, (text: string) => boolean> = {
  'no-letters': (text) => LETTER.test(text),
  'no-names': (text) => NAME.test(text) || SENTENCE.test(text),
  'no-sentences': (text) => SENTENCE.test(text),
};

/** Every literal that a person would read, in the order of the source. */
export function literalsIn(source: Source): string[] {
  const { markup, scripts } = treesOf(source);
  return [...scripts.flatMap((script) => found(script, 'no-sentences')), ...(markup ? found(markup, 'no-names') : [])];
}

function found(node: Node, rule: Rule): string[] {
  const text = textOf(node);
  if (text !== null) {
    const inside =
      node.type === 'TemplateLiteral' ? (node.expressions as Node[]).flatMap((one) => found(one, rule)) : [];
    return isForbidden[rule](text) ? [text.trim(), ...inside] : inside;
  }
  switch (node.type) {
    case 'Text':
      return found({ ...node, type: 'Literal', value: node.data }, 'no-letters');
    case 'ExpressionTag':
      return found(node.expression as Node, 'no-letters');
    case 'Attribute':
      return inAttribute(node);
    case 'StyleDirective':
      return [];
    case 'Property':
      if (STYLE.test(nameOf(node.key as Node))) return [];
      return [...keyOf(node), ...found(node.value as Node, ruleOf(nameOf(node.key as Node), rule))];
    case 'CallExpression':
    case 'NewExpression':
      return inCall(node, rule);
    case 'AssignmentExpression':
      return STYLE.test(assigned(node)) ? [] : within(node, 'no-sentences');
    case 'BinaryExpression':
      return node.operator === '+' ? within(node, rule) : within(node, 'no-sentences');
    case 'MemberExpression':
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration':
      return childrenOf(node)
        .filter(isNoName)
        .flatMap((child) => found(child, 'no-sentences'));
    case 'ConditionalExpression':
      return [
        ...found(node.test as Node, 'no-sentences'),
        ...[node.consequent, node.alternate].flatMap((way) => found(way as Node, rule)),
      ];
    case 'LogicalExpression':
    case 'ArrayExpression':
    case 'ObjectExpression':
      return within(node, rule);
    default:
      return node.type.startsWith('TS') || !node.type.endsWith('Expression')
        ? within(node, rule)
        : within(node, 'no-sentences');
  }
}

const within = (node: Node, rule: Rule): string[] => childrenOf(node).flatMap((child) => found(child, rule));
const isNoName = (node: Node): boolean => node.type !== 'Literal';
const nameOf = (node: Node): string => String(node.name ?? node.value ?? '');
const assigned = ({ left }: Node): string =>
  (left as Node).type === 'MemberExpression' ? nameOf((left as Node).property as Node) : '';
const ruleOf = (name: string, rule: Rule): Rule => (WORDY.test(name) ? 'no-letters' : rule);
const keyOf = (property: Node): string[] => (property.computed ? found(property.key as Node, 'no-sentences') : []);

/** A string or a template as text, with 0 for each thing put in; null for any other node. */
function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null;
  if (node.type !== 'TemplateLiteral') return null;
  return (node.quasis as Node[]).map((part) => (part.value as { cooked: string }).cooked).join('0');
}

function inAttribute(node: Node): string[] {
  const name = String(node.name);
  if (TECHNICAL.test(name)) return [];
  const rule = ruleOf(name, 'no-sentences');
  const parts = Array.isArray(node.value) ? (node.value as Node[]) : [node.value as Node];
  // A text with things put in is one text, as a template is.
  const whole = parts.map((part) => (part.type === 'Text' ? String(part.data) : '0')).join('');
  const written = parts.some((part) => part?.type === 'Text') && isForbidden[rule](whole) ? [whole] : [];
  const put = parts.filter((part) => part?.type === 'ExpressionTag');
  return [...written, ...put.flatMap((part) => found(part.expression as Node, rule))];
}

/** What a call is given is judged by what it does with it. */
function inCall(node: Node, rule: Rule): string[] {
  const callee = node.callee as Node;
  const name = nameOf(callee.type === 'MemberExpression' ? (callee.property as Node) : callee);
  if (SELECTING.has(name)) return found(callee, 'no-sentences');
  const [first, ...others] = node.arguments as Node[];
  const given = rule === 'no-letters' ? 'no-sentences' : rule;
  const said = first ? found(first, SPEAKING.has(name) ? 'no-letters' : given) : [];
  return [...found(callee, 'no-sentences'), ...said, ...others.flatMap((one) => found(one, given))];
}
