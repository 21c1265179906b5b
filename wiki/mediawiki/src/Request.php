<?php

namespace MediaWiki\Extension\RuleBoard;

/** What a tag asks for: what is shown, which must be there, and how, where a fault leaves the default. */
class Request {
	private const KNOWN = [ 'rule', 'scenario', 'step', 'theme', 'brief', 'lang', 'static' ];
	private const THEMES = [ 'light', 'dark', 'contrast', 'auto' ];
	private const YES = [ '', 'yes', '1', 'true' ];
	private const NO = [ 'no', '0', 'false' ];
	private const MOST_STEPS = 999;

	/** Of a rule or an example: its rule. Of a scenario of the page: the rule it names, if there is one. */
	public ?array $rule = null;
	/** The example whose picture is shown. */
	public ?array $example = null;
	/** The attribute that names what is shown, and its value. @var array<string,string> */
	public array $named = [];
	public ?Scenario $scenario = null;

	public string $lang;
	public ?int $step = null;
	public ?string $theme = null;
	public bool $brief = false;
	public bool $static = false;
	/** @var Fault[] */
	public array $faults = [];

	/**
	 * @param string[] $attributes expanded, by their names
	 * @param string $content expanded; empty if there is none
	 * @param string $lang of the page
	 * @throws Fault if nothing can be shown
	 */
	public function __construct( array $attributes, string $content, string $lang, Catalogue $catalogue, Limits $limits ) {
		$this->lang = $lang;
		$said = array_map( 'trim', $attributes );
		$this->readHow( $said, $catalogue );
		$this->readWhat( $said, trim( $content ), $catalogue, $limits );
	}

	private function readHow( array $said, Catalogue $catalogue ): void {
		foreach ( array_diff( array_keys( $said ), self::KNOWN ) as $unknown ) {
			$this->faults[] = new Fault( 'ruleboard-fault-attribute', (string)$unknown, implode( ', ', self::KNOWN ) );
		}
		$this->lang = $this->oneOf( 'lang', $said, $catalogue->langs() ) ?? $this->lang;
		$this->theme = $this->oneOf( 'theme', $said, self::THEMES );
		$this->brief = $this->isOn( 'brief', $said );
		$this->static = $this->isOn( 'static', $said );
		$step = $said['step'] ?? '';
		if ( preg_match( '/^[0-9]{1,3}$/D', $step ) ) {
			$this->step = (int)$step;
		} elseif ( $step !== '' ) {
			$this->faults[] = new Fault( 'ruleboard-fault-step', $step, (string)self::MOST_STEPS );
		}
	}

	private function readWhat( array $said, string $content, Catalogue $catalogue, Limits $limits ): void {
		$rule = $said['rule'] ?? '';
		$scenario = $said['scenario'] ?? '';
		$asked = count( array_filter( [ $rule, $scenario, $content ], static fn ( $one ) => $one !== '' ) );
		if ( $asked !== 1 ) {
			throw new Fault( $asked === 0 ? 'ruleboard-fault-nothing' : 'ruleboard-fault-several' );
		}
		if ( $rule !== '' ) {
			$this->rule = $catalogue->rule( $rule, $this->lang );
			$this->example = $this->rule['examples'][0] ?? null;
			$this->named = [ 'rule' => $rule ];
		} elseif ( $scenario !== '' ) {
			[ $this->rule, $this->example ] = $catalogue->example( $scenario, $this->lang );
			$this->named = [ 'scenario' => $scenario ];
		} else {
			$this->scenario = Scenario::read( $content, $limits, $catalogue );
			$this->rule = $this->ruleOf( $this->scenario, $catalogue );
		}
	}

	/** A scenario may name a rule that this catalogue does not have: the board is shown without its text. */
	private function ruleOf( Scenario $scenario, Catalogue $catalogue ): ?array {
		try {
			$id = $scenario->rule();
			return $id === null ? null : $catalogue->rule( $id, $this->lang );
		} catch ( Fault $fault ) {
			$this->faults[] = $fault;
			return null;
		}
	}

	/** @param string[] $values */
	private function oneOf( string $name, array $said, array $values ): ?string {
		$value = $said[$name] ?? '';
		if ( $value === '' || in_array( $value, $values, true ) ) {
			return $value === '' ? null : $value;
		}
		$this->faults[] = new Fault( 'ruleboard-fault-value', $name, $value, implode( ', ', $values ) );
		return null;
	}

	/** An attribute without a value is on, as in HTML; a template can pass `no`. */
	private function isOn( string $name, array $said ): bool {
		$value = $said[$name] ?? 'no';
		$plain = strtolower( $value );
		if ( in_array( $plain, [ ...self::YES, $name ], true ) ) {
			return true;
		}
		if ( !in_array( $plain, self::NO, true ) ) {
			$this->faults[] = new Fault( 'ruleboard-fault-value', $name, $value, 'yes, no' );
		}
		return false;
	}
}
