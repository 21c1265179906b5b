<?php

namespace MediaWiki\Extension\RuleBoard;

use RuntimeException;

/**
 * The rules that can be shown: their titles, texts and pictures, as `npm run mediawiki` wrote them. An id is first held to its
 * pattern and then looked up; only names that the catalogue itself contains become part of a path.
 */
class Catalogue {
	/** How ids are written: web/src/words/clause-id.ts of Rulewright. */
	private const PART = '[a-z0-9]+(?:[-_][a-z0-9]+)*';
	private const RULE = '/^([a-z][a-z0-9]*(?:[-_][a-z0-9]+)*):(?:(?:[A-Z]|' . self::PART . ')(?:\.' . self::PART . ')+|[0-9]+)$/D';
	private const LONGEST = 200;

	private string $folder;
	/** @var array{version:string,langs:string[],games:string[]}|null */
	private ?array $index = null;
	/** @var array<string,array<string,array>> the rules of a game in a language, by id */
	private array $read = [];

	public function __construct( string $folder ) {
		$this->folder = $folder;
	}

	/** Changes with anything that is shown. */
	public function version(): string {
		return $this->index()['version'];
	}

	/** @return string[] */
	public function langs(): array {
		return $this->index()['langs'];
	}

	public function hasGame( string $game ): bool {
		return in_array( $game, $this->index()['games'], true );
	}

	/**
	 * @return array{id:string,title:string,text:string[],address:string,examples:array[]}
	 * @throws Fault if there is none of this id
	 */
	public function rule( string $id, string $lang ): array {
		if ( strlen( $id ) > self::LONGEST || !preg_match( self::RULE, $id, $parts ) ) {
			throw new Fault( 'ruleboard-fault-id', $id );
		}
		if ( !$this->hasGame( $parts[1] ) ) {
			throw new Fault( 'ruleboard-fault-game', $parts[1], implode( ', ', $this->index()['games'] ) );
		}
		$rule = $this->rules( $parts[1], $lang )[$id] ?? null;
		if ( $rule === null ) {
			throw new Fault( 'ruleboard-fault-rule', $id );
		}
		return [ 'id' => $id ] + $rule;
	}

	/**
	 * An example of a rule, called by the id of the rule and its own name: `game:rule/name`.
	 * @return array{0:array,1:array} the rule, and the example
	 * @throws Fault
	 */
	public function example( string $name, string $lang ): array {
		[ $id, $short ] = explode( '/', $name, 2 ) + [ 1 => '' ];
		$rule = $this->rule( $id, $lang );
		foreach ( $rule['examples'] as $example ) {
			if ( $example['name'] === $short ) {
				return [ $rule, $example ];
			}
		}
		throw new Fault( 'ruleboard-fault-scenario', $name );
	}

	/**
	 * What a position of a game is drawn with.
	 * @param string $game one that this catalogue has
	 * @return array{names:string[],rows:string[],maps:array,legend:string[],colours:string[],owners:array[]}
	 */
	public function board( string $game, string $lang ): array {
		return $this->json( "board-$game-$lang" );
	}

	/** @return array<string,array> */
	private function rules( string $game, string $lang ): array {
		$file = "$game.$lang";
		$this->read[$file] ??= $this->json( $file );
		return $this->read[$file];
	}

	private function index(): array {
		$this->index ??= $this->json( 'index' );
		return $this->index;
	}

	private function json( string $name ): array {
		$file = "{$this->folder}/$name.json";
		$text = is_readable( $file ) ? file_get_contents( $file ) : '';
		$value = json_decode( $text, true );
		if ( !is_array( $value ) ) {
			throw new RuntimeException( "RuleBoard: $file is missing or incomplete. Unpack the whole archive again." );
		}
		return $value;
	}
}
