<?php

namespace MediaWiki\Extension\RuleBoard;

use RuntimeException;

/** What is wrong with a tag: the key of the message that says so, and the texts in it, which may be anything. */
class Fault extends RuntimeException {
	/** Characters of an author's text that a message repeats. */
	private const SHOWN = 80;

	private string $key;
	/** @var string[] */
	private array $texts;

	public function __construct( string $key, string ...$texts ) {
		parent::__construct( $key );
		$this->key = $key;
		$this->texts = array_map( [ self::class, 'shortened' ], $texts );
	}

	public function key(): string {
		return $this->key;
	}

	/** @return string[] */
	public function texts(): array {
		return $this->texts;
	}

	private static function shortened( string $text ): string {
		$clean = mb_scrub( $text, 'UTF-8' );
		return mb_strlen( $clean, 'UTF-8' ) <= self::SHOWN ? $clean : mb_substr( $clean, 0, self::SHOWN, 'UTF-8' ) . '…';
	}
}
