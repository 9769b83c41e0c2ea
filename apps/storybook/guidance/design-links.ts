/** Where a component is drawn: a page in Figma, MasterGo or 即时设计 that the design group can open. */
export interface DesignLink {
  readonly tool: string;
  readonly url: string;
}

/**
 * Drawings by the component's name, kept by the designers: a component without an entry says on its page that there is
 * no drawing yet. Addresses are links only; the pages load nothing from there.
 */
export const designLinks: Readonly<Record<string, DesignLink>> = {};

/** Who answers for the components. */
export const owner = '设计系统组（packages/ui）';
