<?php

namespace MediaWiki\Extension\RuleBoard;

/**
 * A scenario that a page brings along, as JSON. The engine in the page says what is wrong with its moves; here it is held to its
 * size, its depth, and the few fields that are shown without script.
 */
class Scenario {
	private string $json;
	private array $value;

	private function __construct( string $json, array $value ) {
		$this->json = $json;
		$this->value = $value;
	}

	/** @throws Fault */
	public static function read( string $text, Limits $limits, Catalogue $catalogue ): self {
		$limits->admit( $text );
		$value = json_decode( $text, false, $limits->depth );
		if ( json_last_error() === JSON_ERROR_DEPTH ) {
			throw new Fault( 'ruleboard-fault-deep', (string)$limits->depth );
		}
		if ( !is_object( $value ) ) {
			throw new Fault( 'ruleboard-fault-json', json_last_error() ? json_last_error_msg() : 'no object' );
		}
		$scenario = new self( $text, json_decode( $text, true, $limits->depth ) );
		$game = $scenario->value['game'] ?? null;
		if ( !is_string( $game ) || !$catalogue->hasGame( $game ) ) {
			throw new Fault( 'ruleboard-fault-field', 'game' );
		}
		foreach ( [ 'title', 'setup' ] as $field ) {
			if ( !is_array( $scenario->value[$field] ?? [] ) ) {
				throw new Fault( 'ruleboard-fault-field', $field );
			}
		}
		return $scenario;
	}

	/** The text for a `script` element: nothing in it can end that element. */
	public function json(): string {
		return str_replace( '<', '\u003c', $this->json );
	}

	public function title( string $lang ): string {
		$titles = $this->value['title'] ?? [];
		foreach ( [ $titles[$lang] ?? null, $titles['en'] ?? null ] as $title ) {
			if ( is_string( $title ) && $title !== '' ) {
				return $title;
			}
		}
		return '';
	}

	/** The rule that it is about, if it names one. */
	public function rule(): ?string {
		$rules = $this->value['rules'] ?? null;
		$rule = is_array( $rules ) ? $rules[0] ?? null : null;
		return is_string( $rule ) ? $rule : null;
	}

	public function game(): string {
		return $this->value['game'];
	}

	/** What it begins from. */
	public function position( Catalogue $catalogue, string $lang ): Position {
		return new Position( $this->value, $catalogue->board( $this->game(), $lang ), $lang );
	}
}
